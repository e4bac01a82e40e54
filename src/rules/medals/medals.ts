/** Medals of this world's first ten seasons (R31). */
const SEASON_MEDALS = [
  'season-1',
  'season-2',
  'season-3',
  'season-4',
  'season-5',
  'season-6',
  'season-7',
  'season-8',
  'season-9',
  'season-10',
] as const

/** Types of medals, in the order in which they are shown (A3, row 161). */
export const MEDAL_TYPES = [
  'legacy',
  'hamster-day',
  ...SEASON_MEDALS,
  'doge-event',
  'top-seller-bronze',
  'top-seller-silver',
  'top-seller-gold',
  'top-seller-gold-extra',
  'top-buyer-bronze',
  'top-buyer-silver',
  'top-buyer-gold',
  'top-buyer-gold-extra',
] as const
export type MedalType = (typeof MEDAL_TYPES)[number]

/** Rarities of the D.O.G.E. event's medal, lowest first (A3). */
export const DOGE_RARITIES = ['wooden', 'bronze', 'silver', 'gold', 'emerald', 'diamond'] as const
export type DogeRarity = (typeof DOGE_RARITIES)[number]
