/** Extreme names and numbers that every screen must hold. */
export const OVERFLOW = {
  /** The messenger's longest name, without a line break opportunity. */
  longName: 'Maximiliana_Wolfeschlegelsteinhausen_the_Unbreakable',
  rightToLeftName: 'محمد عبد الرحمن الصقر الذهبي',
  cyrillicName: 'Владислав-Светозар Непобедимый',
  emojiName: '🔥🐹⚔️ Nibbles 👑💎',
} as const

/** Nano TOK, just below the largest exact number. */
export const HUGE_TOK_NANO = 9_007_199_254_000_000
/** Rank points far beyond the highest league. */
export const HUGE_RANK = 9_999_999
/** The widest integer of a counter. */
export const HUGE_COUNT = 987_654_321
