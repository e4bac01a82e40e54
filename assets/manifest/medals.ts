import type { DogeRarity, MedalType } from '../../src/rules/medals/medals.ts'

/** This world's first ten seasons: each has a medal of its own (R31). */
export const SEASON_MEDALS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** Materials of the D.O.G.E. medal, lowest first. */
export const MEDAL_MATERIALS: readonly DogeRarity[] = ['wooden', 'bronze', 'silver', 'gold', 'emerald', 'diamond']

/** Grades of the market's medals, lowest first. */
export const TRADE_GRADES = ['bronze', 'silver', 'gold', 'gold-extra'] as const
/** Grade of a top seller's or buyer's medal (row 161). */
export type TradeGrade = (typeof TRADE_GRADES)[number]

export type MedalIconName = Exclude<`medal-${MedalType}`, 'medal-doge-event'> | `medal-doge-event-${DogeRarity}`

/** Icon of a medal (row 161); of the D.O.G.E. event's, which has none yet, the lowest. */
export const medalIcon = (type: MedalType, rarity: DogeRarity | null = null): MedalIconName =>
  type === 'doge-event' ? `medal-doge-event-${rarity ?? 'wooden'}` : `medal-${type}`

/** Icons of medals, each its own file: only the page of achievements loads them. */
export const MEDAL_ICON_NAMES: readonly MedalIconName[] = [
  'medal-legacy',
  'medal-hamster-day',
  ...SEASON_MEDALS.map((season): MedalIconName => `medal-season-${season}`),
  ...MEDAL_MATERIALS.map((rarity): MedalIconName => `medal-doge-event-${rarity}`),
  ...(['seller', 'buyer'] as const).flatMap((role) =>
    TRADE_GRADES.map((grade): MedalIconName => `medal-top-${role}-${grade}`),
  ),
]
