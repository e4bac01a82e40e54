import type { DogeRarity, MedalType } from '#rules/medals/medals.ts'

export const SEASON_MEDALS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

export const MEDAL_MATERIALS: readonly DogeRarity[] = ['wooden', 'bronze', 'silver', 'gold', 'emerald', 'diamond']

export const TRADE_GRADES = ['bronze', 'silver', 'gold', 'gold-extra'] as const
export type TradeGrade = (typeof TRADE_GRADES)[number]

export type MedalIconName = Exclude<`medal-${MedalType}`, 'medal-doge-event'> | `medal-doge-event-${DogeRarity}`

/** Row 161. The D.O.G.E. medal depends on the rarity, the lowest by default. */
export const medalIcon = (type: MedalType, rarity: DogeRarity | null = null): MedalIconName =>
  type === 'doge-event' ? `medal-doge-event-${rarity ?? 'wooden'}` : `medal-${type}`

export const MEDAL_ICON_NAMES: readonly MedalIconName[] = [
  'medal-legacy',
  'medal-hamster-day',
  ...SEASON_MEDALS.map((season): MedalIconName => `medal-season-${season}`),
  ...MEDAL_MATERIALS.map((rarity): MedalIconName => `medal-doge-event-${rarity}`),
  ...(['seller', 'buyer'] as const).flatMap((role) =>
    TRADE_GRADES.map((grade): MedalIconName => `medal-top-${role}-${grade}`),
  ),
]
