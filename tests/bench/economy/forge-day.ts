import {
  bonusLines,
  costStacks,
  REFINE_COST,
  refinedItem,
  refineError,
  refineOdds,
  rollRefine,
  type SmithItem,
} from '#rules/blacksmith/blacksmith.ts'
import { dismantleYield, sumOfStacks } from '#rules/blacksmith/dismantle.ts'
import { polishCostNano, polishedLine } from '#rules/blacksmith/polish.ts'
import { canReroll, rerollCostNano, rerollOdds, rollReroll } from '#rules/blacksmith/re-roll.ts'
import { rollItem } from '#rules/items/items.ts'
import type { MaterialSlug, MaterialStack } from '#rules/items/materials.ts'
import type { Rng } from '#rules/prng.ts'

interface ForgeItem extends SmithItem {
  readonly failures: number
  readonly bound: boolean
}

export interface Bag {
  /** The best item of each kind is worn. */
  items: readonly ForgeItem[]
  readonly materials: Map<MaterialSlug, number>
}

export interface ForgeDay {
  readonly gained: readonly MaterialStack[]
  readonly spent: readonly MaterialStack[]
  readonly dismantled: number
  readonly refinings: number
  readonly rerolls: number
  readonly rerollNano: number
}

/** The bag of a newcomer: the welcome sword (R04, R47). */
export const firstBag = (rng: Rng): Bag => ({
  items: [{ ...rollItem(rng, { type: 'sword', rarity: 'prototype' }), failures: 0, bound: true }],
  materials: new Map(),
})

const heldOf = ({ materials }: Bag, slug: MaterialSlug): number => materials.get(slug) ?? 0
const add = (bag: Bag, stacks: readonly MaterialStack[], sign: 1 | -1): void => {
  for (const { slug, quantity } of stacks) bag.materials.set(slug, heldOf(bag, slug) + sign * quantity)
}

const worth = ({ stats }: SmithItem): number =>
  stats.reduce(
    (sum, { primary, value, level, type }) =>
      sum + (primary ? (type === 'hp-flat-primary' ? value / 7.3 : value) : level * 4),
    0,
  )

/** Adds what a day has brought to the bag. Gifts are bound (R47). */
export const takeIn = (bag: Bag, items: readonly SmithItem[], materials: readonly MaterialStack[], bound = false) => {
  bag.items = [...bag.items, ...items.map((item) => ({ ...item, failures: 0, bound }))]
  add(bag, materials, 1)
}

/** Dismantles what gives materials, except the best item of each kind (R19). */
const dismantleRest = (bag: Bag): { readonly count: number; readonly gained: readonly MaterialStack[] } => {
  const sorted = bag.items.toSorted((a, b) => worth(b) - worth(a))
  const kept = sorted.filter((item, index) => sorted.findIndex(({ type }) => type === item.type) === index)
  const rest = sorted.filter((item) => !kept.includes(item) && dismantleYield(item).length > 0)
  const gained = sumOfStacks(rest.flatMap(dismantleYield))
  bag.items = sorted.filter((item) => !rest.includes(item))
  add(bag, gained, 1)
  return { count: rest.length, gained }
}

const costOf = ({ rarity }: SmithItem): readonly MaterialStack[] =>
  rarity === 'common' || rarity === 'uncommon' ? costStacks(REFINE_COST[rarity]) : []

/** Refines as long as the materials last, the cheapest first (R17). */
const refineAll = (rng: Rng, bag: Bag): { readonly tries: number; readonly spent: readonly MaterialStack[] } => {
  const spent: MaterialStack[] = []
  let tries = 0
  for (;;) {
    const item = bag.items
      .filter((candidate) => refineError(candidate) === null)
      .sort((a, b) => (costOf(a)[0]?.quantity ?? 0) - (costOf(b)[0]?.quantity ?? 0))
      .find((candidate) => costOf(candidate).every(({ slug, quantity }) => heldOf(bag, slug) >= quantity))
    if (!item) return { tries, spent: sumOfStacks(spent) }
    tries++
    add(bag, costOf(item), -1)
    spent.push(...costOf(item))
    const { succeeded, lines } = rollRefine(rng, refineOdds(item, item.failures))
    const next: ForgeItem = succeeded
      ? { ...refinedItem(item, lines), failures: 0, bound: item.bound }
      : { ...item, failures: item.failures + 1 }
    bag.items = bag.items.map((candidate) => (candidate === item ? next : candidate))
  }
}

const qualityOf = (item: SmithItem): number =>
  bonusLines(item).reduce((sum, { level }) => sum + level, 0) / bonusLines(item).length

/**
 * Re-rolls the item with the poorest lines up to `times` times, while the total cost is at most a quarter of the
 * balance (R20).
 */
const rerollPoorest = (rng: Rng, bag: Bag, times: number, balanceNano: number): { rerolls: number; nano: number } => {
  let nano = 0
  const item = bag.items
    .filter((candidate) => bonusLines(candidate).length > 0)
    .toSorted((a, b) => qualityOf(a) - qualityOf(b))[0]
  if (!item) return { rerolls: 0, nano }
  let [current, n] = [item, 0]
  while (n < times && canReroll(n) && nano + rerollCostNano(n) <= balanceNano / 4) {
    nano += rerollCostNano(n)
    n++
    const { lines } = rollReroll(rng, rerollOdds(bonusLines(current), false))
    current = { ...current, stats: [...current.stats.filter(({ primary }) => primary), ...lines] }
  }
  bag.items = bag.items.map((candidate) => (candidate === item ? current : candidate))
  return { rerolls: n, nano }
}

/** Returns false and changes nothing if the bag holds too little. */
export const payMaterials = (bag: Bag, cost: readonly MaterialStack[]): boolean => {
  if (cost.some(({ slug, quantity }) => heldOf(bag, slug) < quantity)) return false
  add(bag, cost, -1)
  return true
}

/**
 * The cheapest polish of a worn line (R58). Leaves out the item with the poorest lines, which is re-rolled instead,
 * unless it is the only one. Null if there is no such line.
 * @returns the price in nano TOK, and a function that polishes the line
 */
export const cheapestPolish = (bag: Bag): { readonly nano: number; readonly buy: () => boolean } | null => {
  const worn = wornOf(bag).filter((item) => bonusLines(item).length > 0)
  const kept = worn.toSorted((a, b) => qualityOf(b) - qualityOf(a)).slice(0, Math.max(1, worn.length - 1))
  const offers = kept.flatMap((item) =>
    item.stats.flatMap((line) => {
      const [nano, polished] = [polishCostNano(line), polishedLine(line)]
      return nano !== null && polished !== null ? [{ item, line, nano, polished }] : []
    }),
  )
  const [best] = offers.sort((a, b) => a.nano - b.nano)
  if (!best) return null
  const buy = (): boolean => {
    const stats = best.item.stats.map((line) => (line === best.line ? best.polished : line))
    bag.items = bag.items.map((item) => (item === best.item ? { ...item, stats } : item))
    return true
  }
  return { nano: best.nano, buy }
}

/** The best item of each kind. */
export const wornOf = ({ items }: Bag): ForgeItem[] => {
  const sorted = items.toSorted((a, b) => worth(b) - worth(a))
  return sorted.filter((item, index) => sorted.findIndex(({ type }) => type === item.type) === index)
}

/** An evening at the blacksmith: dismantles the rest, refines what can be refined, re-rolls the poorest lines. */
export const forgeDay = (
  rng: Rng,
  bag: Bag,
  day: { readonly gained: readonly MaterialStack[]; readonly rerolls: number; readonly balanceNano: number },
): ForgeDay => {
  const { count, gained } = dismantleRest(bag)
  const { tries, spent } = refineAll(rng, bag)
  const { rerolls, nano } = rerollPoorest(rng, bag, day.rerolls, day.balanceNano)
  return {
    gained: sumOfStacks([...day.gained, ...gained]),
    spent,
    dismantled: count,
    refinings: tries,
    rerolls,
    rerollNano: nano,
  }
}
