import { CURRENT_SEASON_FIRST } from '../constants.ts'

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

/** Medals of the market: what was sold, and what was bought, each in three steps and one above them (R31). */
const SELLER_MEDALS = ['top-seller-bronze', 'top-seller-silver', 'top-seller-gold', 'top-seller-gold-extra'] as const
const BUYER_MEDALS = ['top-buyer-bronze', 'top-buyer-silver', 'top-buyer-gold', 'top-buyer-gold-extra'] as const

/** Types of medals, in the order in which they are shown (A3, row 161). */
export const MEDAL_TYPES = [
  'legacy',
  'hamster-day',
  ...SEASON_MEDALS,
  'doge-event',
  ...SELLER_MEDALS,
  ...BUYER_MEDALS,
] as const
export type MedalType = (typeof MEDAL_TYPES)[number]

/** A medal of the market. */
export type MarketMedalType = (typeof SELLER_MEDALS)[number] | (typeof BUYER_MEDALS)[number]
/** A medal of a season. */
export type SeasonMedalType = (typeof SEASON_MEDALS)[number]

/** Rarities of the D.O.G.E. event's medal, lowest first (A3). */
export const DOGE_RARITIES = ['wooden', 'bronze', 'silver', 'gold', 'emerald', 'diamond'] as const
export type DogeRarity = (typeof DOGE_RARITIES)[number]

/** Sides of the market that have medals, as a trade has them. */
export const MARKET_SIDES = ['sold', 'bought'] as const
export type MarketSide = (typeof MARKET_SIDES)[number]
/** Steps of a market medal, lowest first; gold-extra is gold, and among the ten highest (R31). */
export const MARKET_STEPS = ['bronze', 'silver', 'gold', 'gold-extra'] as const
export type MarketStep = (typeof MARKET_STEPS)[number]

const MARKET_MEDALS: Readonly<Record<MarketSide, readonly MarketMedalType[]>> = {
  sold: SELLER_MEDALS,
  bought: BUYER_MEDALS,
}

/** The medal of a side of the market at a step. */
export const marketMedal = (side: MarketSide, step: MarketStep): MarketMedalType =>
  MARKET_MEDALS[side][MARKET_STEPS.indexOf(step)] as MarketMedalType

/** Side and step of a market medal; null for any other. */
export const marketMedalOf = (type: MedalType): { readonly side: MarketSide; readonly step: MarketStep } | null => {
  for (const side of MARKET_SIDES)
    for (const step of MARKET_STEPS) if (marketMedal(side, step) === type) return { side, step }
  return null
}

/** The medal of a season by its number; null from the world's eleventh season on (R31, T4). */
export const medalOfSeason = (season: number): SeasonMedalType | null =>
  SEASON_MEDALS[season - CURRENT_SEASON_FIRST] ?? null

/** The number of the season that a medal is of; null for a medal of none. */
export const seasonOfMedal = (type: MedalType): number | null => {
  const index = (SEASON_MEDALS as readonly string[]).indexOf(type)
  return index < 0 ? null : CURRENT_SEASON_FIRST + index
}
