import { ITEM_NAMES } from '#rules/items/item-names.ts'
import {
  type ItemStat,
  type LineOdds,
  lineOdds,
  primaryStat,
  type RolledItem,
  rollLinesBy,
} from '#rules/items/items.ts'
import type { MaterialSlug, MaterialStack } from '#rules/items/materials.ts'
import { RARITIES, type Rarity, starsOf } from '#rules/items/rarities.ts'
import type { Rng } from '#rules/prng.ts'

type MaterialCost = Readonly<Partial<Record<MaterialSlug, number>>>

/**
 * Chance in percent by the item's rarity (R17). The one for rare is never rolled, because refining rare items is
 * refused as coming soon.
 */
export const REFINE_PERCENT = { common: 70, uncommon: 45, rare: 35 } as const satisfies Partial<Record<Rarity, number>>

/** Cost by the item's rarity. A failed refine costs the same (R17). */
export const REFINE_COST = {
  common: { 'material-wood': 60, 'material-iron': 10 },
  uncommon: { 'material-wood': 120, 'material-iron': 30, 'material-titanium': 7 },
  rare: { 'material-iron': 200, 'material-titanium': 25, 'material-ruby': 5 },
} as const satisfies Partial<Record<Rarity, MaterialCost>>

export const AWAKEN_COST = { prototype: { 'material-awake-stone': 1 } } as const satisfies Partial<
  Record<Rarity, MaterialCost>
>

export const REFINE_PITY_FAILURES = 3
export const AWAKENED_LINES_MAX = 2

export type SmithItem = Pick<RolledItem, 'slug' | 'name' | 'type' | 'rarity' | 'stats'>

export const costStacks = (cost: MaterialCost): MaterialStack[] =>
  Object.entries(cost).map(([slug, quantity]) => ({ slug: slug as MaterialSlug, quantity }))

export const bonusLines = ({ stats }: Pick<SmithItem, 'stats'>): ItemStat[] => stats.filter(({ primary }) => !primary)

const isRefinable = (rarity: Rarity): rarity is 'common' | 'uncommon' => rarity === 'common' || rarity === 'uncommon'

export type SmithError = 'invalid-item' | 'refine-coming-soon' | 'fully-awakened'

/**
 * Null if the item can be refined. Prototypes are awakened instead; rare and better cannot be refined yet (B5, R17).
 */
export const refineError = ({ rarity }: Pick<SmithItem, 'rarity'>): SmithError | null => {
  if (rarity === 'prototype') return 'invalid-item'
  return isRefinable(rarity) ? null : 'refine-coming-soon'
}

export const refineCost = (rarity: Rarity): MaterialStack[] =>
  isRefinable(rarity) ? costStacks(REFINE_COST[rarity]) : []

/** Chance in percent. 100 after three failures on the item, 0 if it cannot be refined (R17). */
export const refinePercent = (rarity: Rarity, failures: number): number => {
  if (!isRefinable(rarity)) return 0
  return failures >= REFINE_PITY_FAILURES ? 100 : REFINE_PERCENT[rarity]
}

export interface RefineOdds {
  readonly successPercent: number
  readonly line: LineOdds
}

export const refineOdds = (item: SmithItem, failures: number): RefineOdds => ({
  successPercent: refinePercent(item.rarity, failures),
  line: lineOdds(item.stats.map(({ type }) => type)),
})

export interface RefineOutcome {
  readonly succeeded: boolean
  readonly lines: readonly ItemStat[]
}

export const rollRefine = (rng: Rng, { successPercent, line }: RefineOdds): RefineOutcome => {
  const succeeded = rng.chance(successPercent)
  return { succeeded, lines: succeeded ? rollLinesBy(rng, line, [null]) : [] }
}

/**
 * The item after a successful refine: next rarity with its primary value, the old lines and the new ones (R17). A named
 * item keeps slug and name.
 */
export const refinedItem = (item: SmithItem, lines: readonly ItemStat[]): SmithItem => {
  const rarity = RARITIES[starsOf(item.rarity) + 1] ?? item.rarity
  const isPlain = item.slug === `${item.type}-${item.rarity}`
  return {
    slug: isPlain ? `${item.type}-${rarity}` : item.slug,
    name: isPlain ? ITEM_NAMES[item.type][rarity] : item.name,
    type: item.type,
    rarity,
    stats: [...primaryStat(item.type, rarity), ...bonusLines(item), ...lines],
  }
}

/** Null if the item can be awakened: a prototype with fewer than two bonus lines (R18). */
export const awakenError = (item: Pick<SmithItem, 'rarity' | 'stats'>): SmithError | null => {
  if (item.rarity !== 'prototype') return 'invalid-item'
  return bonusLines(item).length >= AWAKENED_LINES_MAX ? 'fully-awakened' : null
}

export interface AwakenOdds {
  readonly line: LineOdds
}

export const awakenOdds = ({ stats }: Pick<SmithItem, 'stats'>): AwakenOdds => ({
  line: lineOdds(stats.map(({ type }) => type)),
})

export const rollAwaken = (rng: Rng, { line }: AwakenOdds): { readonly lines: readonly ItemStat[] } => ({
  lines: rollLinesBy(rng, line, [null]),
})
