import { tokToNano } from '../units.ts'
import {
  DOGE_RARITIES,
  type DogeRarity,
  type MarketStep,
  type MedalType,
  marketMedalOf,
  seasonOfMedal,
} from './medals.ts'

/** What a medal brings, once (R31). */
export interface MedalReward {
  readonly tokNano: number
  /** Whole STAR. */
  readonly star: number
  readonly awakeStones: number
}

const reward = (tok: number, star = 0, awakeStones = 0): MedalReward => ({ tokNano: tokToNano(tok), star, awakeStones })

/** What each rarity of the D.O.G.E. event's medal has brought in all (R31). */
const DOGE_TOK: Readonly<Record<DogeRarity, number>> = {
  wooden: 2,
  bronze: 5,
  silver: 10,
  gold: 20,
  emerald: 40,
  diamond: 80,
}

/** One percent in all of the volume asked: wash trades, which cost three, do not pay (R31). */
const MARKET: Readonly<Record<MarketStep, MedalReward>> = {
  bronze: reward(1),
  silver: reward(9),
  gold: reward(90),
  'gold-extra': reward(0, 30, 1),
}

/**
 * What a medal brings (R31).
 * @param doge of the D.O.G.E. event's medal: its rarity, and as far as it was paid before; a rise brings the difference
 */
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
