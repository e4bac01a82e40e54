import { AIRDROP } from '../airdrop/airdrop.ts'
import { MS_PER_DAY, tokToNano } from '../units.ts'
import { DOGE_RARITIES, type DogeRarity, type MarketStep } from './medals.ts'

/** Highest place that a medal carries: a lower one shows as '10000+' (A5, R31, row 162). */
export const MEDAL_RANK_CAP = 10_000

/** The founder's medal: joined in the first 28 days, and ten active days (R31, R38). */
export const FOUNDER = { joinedWithinMs: 28 * MS_PER_DAY, activeDays: AIRDROP.activeDaysNeeded } as const

/** The Hamster's medal: ranked wins in fights fought as this house in one Week I (R31). */
export const HAMSTER_DAY = { week: 1, wins: 10 } as const

/** The D.O.G.E. event is Week III of each season (R31). */
export const DOGE_WEEK = 3

/** Ranked wins of a Week III that each rarity takes (R31). */
export const DOGE_WINS: Readonly<Record<DogeRarity, number>> = {
  wooden: 1,
  bronze: 5,
  silver: 15,
  gold: 30,
  emerald: 60,
  diamond: 100,
}

/** The rarity that so many ranked wins of one Week III bring; null for none (R31). */
export const dogeRarityOf = (wins: number): DogeRarity | null =>
  DOGE_RARITIES.findLast((rarity) => DOGE_WINS[rarity] <= wins) ?? null

/** Whether a rarity is above another; any is above none. */
export const isRarer = (rarity: DogeRarity, than: DogeRarity | null): boolean =>
  than === null || DOGE_RARITIES.indexOf(rarity) > DOGE_RARITIES.indexOf(than)

/** The rarity above, with what it takes; null above the highest. */
export const nextDogeRarity = (rarity: DogeRarity | null): DogeRarity | null =>
  DOGE_RARITIES[rarity === null ? 0 : DOGE_RARITIES.indexOf(rarity) + 1] ?? null

/** A trading partner counts up to this share of the volume asked (R31). */
const PARTNER_PERCENT = 20
/** Places by volume that gold-extra goes to (R31). */
export const GOLD_EXTRA_PLACES = 10
/** Trading partners that gold-extra takes (R31). */
export const GOLD_EXTRA_PARTNERS = 5

const ASKED_TOK: Readonly<Record<MarketStep, number>> = {
  bronze: 100,
  silver: 1000,
  gold: 10_000,
  'gold-extra': 10_000,
}

/** Volume of a season that a market medal asks for, nano (R31). */
export const askedVolumeNano = (step: MarketStep): number => tokToNano(ASKED_TOK[step])

/** How much of the volume with one partner counts for a step, nano (R31). */
export const partnerCapNano = (step: MarketStep): number => (askedVolumeNano(step) / 100) * PARTNER_PERCENT

/** What counts for a step of the volumes with each trading partner, nano (R31). */
export const countedVolumeNano = (step: MarketStep, byPartnerNano: readonly number[]): number =>
  byPartnerNano.reduce((sum, nano) => sum + Math.min(nano, partnerCapNano(step)), 0)
