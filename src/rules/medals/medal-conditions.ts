import { AIRDROP } from '#rules/airdrop/airdrop.ts'
import { MS_PER_DAY, tokToNano } from '#rules/units.ts'
import { DOGE_RARITIES, type DogeRarity, type MarketStep } from './medals.ts'

/** Places beyond show as '10000+' (A5, R31, row 162). */
export const MEDAL_RANK_CAP = 10_000

/** Conditions of the medal `legacy` (R31, R38). */
export const FOUNDER = { joinedWithinMs: 28 * MS_PER_DAY, activeDays: AIRDROP.activeDaysNeeded } as const

export const HAMSTER_DAY = { week: 1, wins: 10 } as const

export const DOGE_WEEK = 3

/** Ranked wins in a season's Week III that the rarity requires (R31). */
export const DOGE_WINS: Readonly<Record<DogeRarity, number>> = {
  wooden: 1,
  bronze: 5,
  silver: 15,
  gold: 30,
  emerald: 60,
  diamond: 100,
}

export const dogeRarityOf = (wins: number): DogeRarity | null =>
  DOGE_RARITIES.findLast((rarity) => DOGE_WINS[rarity] <= wins) ?? null

export const isRarer = (rarity: DogeRarity, than: DogeRarity | null): boolean =>
  than === null || DOGE_RARITIES.indexOf(rarity) > DOGE_RARITIES.indexOf(than)

export const nextDogeRarity = (rarity: DogeRarity | null): DogeRarity | null =>
  DOGE_RARITIES[rarity === null ? 0 : DOGE_RARITIES.indexOf(rarity) + 1] ?? null

const PARTNER_PERCENT = 20
export const GOLD_EXTRA_PLACES = 10
export const GOLD_EXTRA_PARTNERS = 5

const ASKED_TOK: Readonly<Record<MarketStep, number>> = {
  bronze: 100,
  silver: 1000,
  gold: 10_000,
  'gold-extra': 10_000,
}

/** Trade volume of a season that the step requires (R31). */
export const askedVolumeNano = (step: MarketStep): number => tokToNano(ASKED_TOK[step])

export const partnerCapNano = (step: MarketStep): number => (askedVolumeNano(step) / 100) * PARTNER_PERCENT

export const countedVolumeNano = (step: MarketStep, byPartnerNano: readonly number[]): number =>
  byPartnerNano.reduce((sum, nano) => sum + Math.min(nano, partnerCapNano(step)), 0)
