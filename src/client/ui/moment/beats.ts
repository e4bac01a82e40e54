/** When the beats of a suspense come, ms; what moves with them has the same times. */
export const BEATS_MS = [300, 680, 1060] as const
