import { EASES } from '../../assets/manifest/easing.ts'

/** Limits a share to 0–1. */
export const clamp01 = (t: number): number => Math.max(0, Math.min(1, t))

/** Share of the way that `t` has gone from `from` to `to`, limited to 0–1. */
export const shareOf = (t: number, from: number, to: number): number => clamp01((t - from) / (to - from))

/** Straight line from `from` to `to`. */
export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t

/** The curves that clips name; `backOut` goes past the end and comes back. */
export const { backOut, quadIn, quadOut } = EASES

/** Up and down again: 0 at both ends, 1 in the middle. */
export const arc = (t: number): number => Math.sin(Math.PI * clamp01(t))
