/** Ms after the start of a celebration. `celebration-show.module.css` repeats these times as percentages. */
export const BEATS_MS = [300, 680, 1060] as const
