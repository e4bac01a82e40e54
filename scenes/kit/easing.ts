/** Pure easing curves: 0–1 in, 0–1 out (`backOut` and `elasticOut` overshoot on the way). */

/** Limits a share to 0–1. */
export const clamp01 = (t: number): number => Math.max(0, Math.min(1, t))

/** Share of the way that `t` has gone from `from` to `to`, limited to 0–1. */
export const shareOf = (t: number, from: number, to: number): number => clamp01((t - from) / (to - from))

/** Straight line from `from` to `to`. */
export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t

export const quadIn = (t: number): number => t * t
export const quadOut = (t: number): number => 1 - (1 - t) * (1 - t)
export const cubicIn = (t: number): number => t * t * t
export const cubicOut = (t: number): number => 1 - (1 - t) ** 3
export const sineInOut = (t: number): number => 0.5 - Math.cos(Math.PI * t) / 2

/** Goes past the end and comes back: the recovery of a strike. */
export const backOut = (t: number): number => {
  const overshoot = 1.70158
  return 1 + (overshoot + 1) * (t - 1) ** 3 + overshoot * (t - 1) ** 2
}

/** Up and down again: 0 at both ends, 1 in the middle. */
export const arc = (t: number): number => Math.sin(Math.PI * clamp01(t))
