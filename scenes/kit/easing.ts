import { EASES } from '#assets/manifest/easing.ts'

export const clamp01 = (t: number): number => Math.max(0, Math.min(1, t))

export const shareOf = (t: number, from: number, to: number): number => clamp01((t - from) / (to - from))

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t

export const { backOut, quadIn, quadOut } = EASES

export const arc = (t: number): number => Math.sin(Math.PI * clamp01(t))
