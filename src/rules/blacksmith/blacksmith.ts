import { ITEM_NAMES } from '../items/item-names.ts'
import { type ItemStat, type LineOdds, lineOdds, primaryStat, type RolledItem, rollLinesBy } from '../items/items.ts'
import type { MaterialSlug, MaterialStack } from '../items/materials.ts'
import { RARITIES, type Rarity, starsOf } from '../items/rarities.ts'
import type { Rng } from '../prng.ts'

/** What a refining or awakening takes, by material. */
type MaterialCost = Readonly<Partial<Record<MaterialSlug, number>>>

/** Success chance of a refining in percent, by the item's rarity (R17). Rare is shown, and refused as coming soon. */
export const REFINE_PERCENT = { common: 70, uncommon: 45, rare: 35 } as const satisfies Partial<Record<Rarity, number>>

/** Materials of a refining, by the item's rarity; lost when it fails (R17). */
export const REFINE_COST = {
  common: { 'material-wood': 60, 'material-iron': 10 },
  uncommon: { 'material-wood': 120, 'material-iron': 30, 'material-titanium': 7 },
  rare: { 'material-iron': 200, 'material-titanium': 25, 'material-ruby': 5 },
} as const satisfies Partial<Record<Rarity, MaterialCost>>

/** Materials of an awakening (R18). */
export const AWAKEN_COST = { prototype: { 'material-awake-stone': 1 } } as const satisfies Partial<
  Record<Rarity, MaterialCost>
>

/** After so many failures on one item the next refining succeeds (R17). */
export const REFINE_PITY_FAILURES = 3
/** Most lines that awakening gives (R18). */
export const AWAKENED_LINES_MAX = 2

/** What the blacksmith looks at. */
export type SmithItem = Pick<RolledItem, 'slug' | 'name' | 'type' | 'rarity' | 'stats'>

/** A cost as a list, in the order of the settings. */
export const costStacks = (cost: MaterialCost): MaterialStack[] =>
  Object.entries(cost).map(([slug, quantity]) => ({ slug: slug as MaterialSlug, quantity }))

/** The bonus lines of an item. */
export const bonusLines = ({ stats }: Pick<SmithItem, 'stats'>): ItemStat[] => stats.filter(({ primary }) => !primary)

const isRefinable = (rarity: Rarity): rarity is 'common' | 'uncommon' => rarity === 'common' || rarity === 'uncommon'

/** Why an item cannot be refined or awakened. */
export type SmithRefusal = 'invalid-item' | 'refine-coming-soon' | 'fully-awakened'

/** Why an item cannot be refined, null when it can: prototypes awaken, rare and better wait (B5, R17). */
export const refineRefusal = ({ rarity }: Pick<SmithItem, 'rarity'>): SmithRefusal | null => {
  if (rarity === 'prototype') return 'invalid-item'
  return isRefinable(rarity) ? null : 'refine-coming-soon'
}

/** Materials of the next refining; empty where there is none. */
export const refineCost = (rarity: Rarity): MaterialStack[] =>
  isRefinable(rarity) ? costStacks(REFINE_COST[rarity]) : []

/** Success chance of the next refining in percent: the rate of the rarity, certain after three failures (R17). */
export const refinePercent = (rarity: Rarity, failures: number): number => {
  if (!isRefinable(rarity)) return 0
  return failures >= REFINE_PITY_FAILURES ? 100 : REFINE_PERCENT[rarity]
}

/** The odds of a refining: whether it succeeds, and the line that success adds. A roll is stored with its odds. */
export interface RefineOdds {
  readonly successPercent: number
  readonly line: LineOdds
}

/** The odds of refining an item after so many failures (R16, R17). */
export const refineOdds = (item: SmithItem, failures: number): RefineOdds => ({
  successPercent: refinePercent(item.rarity, failures),
  line: lineOdds(item.stats.map(({ type }) => type)),
})

/** What came of a refining. */
export interface RefineOutcome {
  readonly succeeded: boolean
  /** The new line; none after a failure. */
  readonly lines: readonly ItemStat[]
}

/** Rolls a refining (R17). */
export const rollRefine = (rng: Rng, { successPercent, line }: RefineOdds): RefineOutcome => {
  const succeeded = rng.chance(successPercent)
  return { succeeded, lines: succeeded ? rollLinesBy(rng, line, [null]) : [] }
}

/**
 * An item after a refining that succeeded: the next rarity with its primary value, its lines and the new one (R17). Slug and name
 * follow the rarity; a named item keeps its own.
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

/** Why an item cannot be awakened, null when it can: a prototype with fewer than two lines (R18). */
export const awakenRefusal = (item: Pick<SmithItem, 'rarity' | 'stats'>): SmithRefusal | null => {
  if (item.rarity !== 'prototype') return 'invalid-item'
  return bonusLines(item).length >= AWAKENED_LINES_MAX ? 'fully-awakened' : null
}

/** The odds of an awakening, which always succeeds. A roll is stored with its odds. */
export interface AwakenOdds {
  readonly line: LineOdds
}

/** The odds of awakening an item (R16, R18). */
export const awakenOdds = ({ stats }: Pick<SmithItem, 'stats'>): AwakenOdds => ({
  line: lineOdds(stats.map(({ type }) => type)),
})

/** Rolls an awakening: one new line (R18). */
export const rollAwaken = (rng: Rng, { line }: AwakenOdds): { readonly lines: readonly ItemStat[] } => ({
  lines: rollLinesBy(rng, line, [null]),
})
