/** Words and numbers at the ends of what players bring: every screen has to hold them. */
export const OVERFLOW = {
  /** As long as the messenger lets a name be, without a place to break. */
  longName: 'Maximiliana_Wolfeschlegelsteinhausen_the_Unbreakable',
  rightToLeftName: 'محمد عبد الرحمن الصقر الذهبي',
  cyrillicName: 'Владислав-Светозар Непобедимый',
  emojiName: '🔥🐹⚔️ Nibbles 👑💎',
} as const

/** More than anybody will ever have, in nano TOK, and still an exact number. */
export const HUGE_TOK_NANO = 9_007_199_254_000_000
/** Points far beyond the highest league. */
export const HUGE_RANK = 9_999_999
/** A whole number as wide as a counter will get. */
export const HUGE_COUNT = 987_654_321
