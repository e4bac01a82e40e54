import { NIBBLES } from '#workbench/fixtures/fighters.ts'

export const OVERFLOW = {
  /** Without a place to break the line. */
  longName: 'Maximiliana_Wolfeschlegelsteinhausen_the_Unbreakable',
  rightToLeftName: 'محمد عبد الرحمن الصقر الذهبي',
  cyrillicName: 'Владислав-Светозар Непобедимый',
  emojiName: '🔥🐹⚔️ Nibbles 👑💎',
} as const

export const OVERFLOW_NAMES = Object.values(OVERFLOW)

/** In nano TOK. No player can reach it, but a double still holds it exactly. */
export const HUGE_TOK_NANO = 9_007_199_254_000_000
export const HUGE_RANK = 9_999_999
export const HUGE_COUNT = 987_654_321

/** Its skill, stones, army step and stance are those of `NIBBLES`. */
export const GIANT = {
  ...NIBBLES,
  name: OVERFLOW.longName,
  houseId: 5,
  rank: HUGE_RANK,
  gear: Array.from({ length: 8 }, () => 'legendary' as const),
} as const
