const OVERSHOOT = 1.70158

/** From 0–1 to 0–1. `backOut` goes beyond 1 on its way; `step` stays at 0 until the end. */
export const EASES = {
  linear: (t: number): number => t,
  step: (t: number): number => (t < 1 ? 0 : 1),
  quadIn: (t: number): number => t * t,
  quadOut: (t: number): number => 1 - (1 - t) * (1 - t),
  cubicIn: (t: number): number => t * t * t,
  cubicOut: (t: number): number => 1 - (1 - t) ** 3,
  sineIn: (t: number): number => 1 - Math.cos((Math.PI * t) / 2),
  sineOut: (t: number): number => Math.sin((Math.PI * t) / 2),
  sineInOut: (t: number): number => 0.5 - Math.cos(Math.PI * t) / 2,
  backOut: (t: number): number => 1 + (OVERSHOOT + 1) * (t - 1) ** 3 + OVERSHOOT * (t - 1) ** 2,
} as const
export type EaseName = keyof typeof EASES
