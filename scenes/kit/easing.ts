import { EASES } from '../../assets/manifest/easing.ts'

/** Clamps to 0–1. */
export const clamp01 = (t: number): number => Math.max(0, Math.min(1, t))

/** Progress of `t` from `from` to `to`, clamped to 0–1. */
export const shareOf = (t: number, from: number, to: number): number => clamp01((t - from) / (to - from))

/** Linear interpolation. */
export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t

/** Easing functions of clips; `backOut` overshoots. */
export const { backOut, quadIn, quadOut } = EASES

/** Pulse: 0 at both ends, 1 in the middle. */
export const arc = (t: number): number => Math.sin(Math.PI * clamp01(t))
