import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'

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

const SELLER_MEDALS = ['top-seller-bronze', 'top-seller-silver', 'top-seller-gold', 'top-seller-gold-extra'] as const
const BUYER_MEDALS = ['top-buyer-bronze', 'top-buyer-silver', 'top-buyer-gold', 'top-buyer-gold-extra'] as const

export const MEDAL_TYPES = [
  'legacy',
  'hamster-day',
  ...SEASON_MEDALS,
  'doge-event',
  ...SELLER_MEDALS,
  ...BUYER_MEDALS,
] as const
export type MedalType = (typeof MEDAL_TYPES)[number]

export type MarketMedalType = (typeof SELLER_MEDALS)[number] | (typeof BUYER_MEDALS)[number]
export type SeasonMedalType = (typeof SEASON_MEDALS)[number]

/** Lowest rarity first (A3). */
export const DOGE_RARITIES = ['wooden', 'bronze', 'silver', 'gold', 'emerald', 'diamond'] as const
export type DogeRarity = (typeof DOGE_RARITIES)[number]

export const MARKET_SIDES = ['sold', 'bought'] as const
export type MarketSide = (typeof MARKET_SIDES)[number]
/** Lowest first. `gold-extra` is gold and one of the ten highest volumes (R31). */
export const MARKET_STEPS = ['bronze', 'silver', 'gold', 'gold-extra'] as const
export type MarketStep = (typeof MARKET_STEPS)[number]

const MARKET_MEDALS: Readonly<Record<MarketSide, readonly MarketMedalType[]>> = {
  sold: SELLER_MEDALS,
  bought: BUYER_MEDALS,
}

export const marketMedal = (side: MarketSide, step: MarketStep): MarketMedalType =>
  MARKET_MEDALS[side][MARKET_STEPS.indexOf(step)] as MarketMedalType

export const marketMedalOf = (type: MedalType): { readonly side: MarketSide; readonly step: MarketStep } | null => {
  for (const side of MARKET_SIDES)
    for (const step of MARKET_STEPS) if (marketMedal(side, step) === type) return { side, step }
  return null
}

/** Null from the world's eleventh season on (R31, T4). */
export const medalOfSeason = (season: number): SeasonMedalType | null =>
  SEASON_MEDALS[season - CURRENT_SEASON_FIRST] ?? null

export const seasonOfMedal = (type: MedalType): number | null => {
  const index = (SEASON_MEDALS as readonly string[]).indexOf(type)
  return index < 0 ? null : CURRENT_SEASON_FIRST + index
}
