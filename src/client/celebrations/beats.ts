/** Ms after the start. The animations use the same times. */
export const BEATS_MS = [300, 680, 1060] as const
