import { tokToNano } from '#rules/units.ts'
import {
  DOGE_RARITIES,
  type DogeRarity,
  type MarketStep,
  type MedalType,
  marketMedalOf,
  seasonOfMedal,
} from './medals.ts'

export interface MedalReward {
  readonly tokNano: number
  readonly star: number
  readonly awakeStones: number
}

const reward = (tok: number, star = 0, awakeStones = 0): MedalReward => ({ tokNano: tokToNano(tok), star, awakeStones })

/** Each amount includes the amounts of lower rarities (R31). */
const DOGE_TOK: Readonly<Record<DogeRarity, number>> = {
  wooden: 2,
  bronze: 5,
  silver: 10,
  gold: 20,
  emerald: 40,
  diamond: 80,
}

/**
 * One percent of the volume, summed over the steps. Trading with oneself costs three percent, so it does not pay (R31).
 */
const MARKET: Readonly<Record<MarketStep, MedalReward>> = {
  bronze: reward(1),
  silver: reward(9),
  gold: reward(90),
  'gold-extra': reward(0, 30, 1),
}

/** R31. @param doge rarity of the D.O.G.E. medal, and the rarity already paid: only the difference is paid */
export const medalReward = (
  type: MedalType,
  doge: { readonly rarity: DogeRarity | null; readonly paid: DogeRarity | null } = { rarity: null, paid: null },
): MedalReward => {
  const market = marketMedalOf(type)
  if (market) return MARKET[market.step]
  if (seasonOfMedal(type) !== null) return reward(10, 5)
  if (type === 'doge-event')
    return reward(DOGE_TOK[doge.rarity ?? DOGE_RARITIES[0]] - (doge.paid === null ? 0 : DOGE_TOK[doge.paid]))
  return reward(type === 'legacy' ? 20 : 5)
}
