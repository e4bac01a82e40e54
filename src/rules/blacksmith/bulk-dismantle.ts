import type { MaterialStack } from '#rules/items/materials.ts'
import { type Rarity, starsOf } from '#rules/items/rarities.ts'
import { compareItem, type OutfitItem, type Wearer } from '#rules/kombat/outfit.ts'
import {
  DISMANTLED_MAX,
  type DismantleError,
  type DismantleItem,
  dismantleError,
  dismantleYield,
  sumOfStacks,
} from './dismantle.ts'

export interface BulkItem extends OutfitItem, DismantleItem {}

/** Only items of these `rarities` are dismantled. Worn, locked and bound items are always kept. */
export interface KeepRules {
  readonly rarities: readonly Rarity[]
  /** True keeps items that would raise the power of the present outfit. */
  readonly keepsBetter: boolean
  readonly spared: ReadonlySet<string>
}

export type KeepReason = DismantleError | 'bound' | 'other-rarity' | 'better-than-worn' | 'spared'

export interface BulkPlan<T> {
  /** Items to dismantle, lowest rarity first, at most `DISMANTLED_MAX`. `left` is the number of further ones. */
  readonly taken: readonly T[]
  readonly left: number
  readonly kept: Readonly<Partial<Record<KeepReason, number>>>
  readonly materials: readonly MaterialStack[]
}

const wornOf = <T extends BulkItem>(items: readonly T[]): T[] => items.filter(({ status }) => status === 'equipped')

const isBetter = (item: BulkItem, wearer: Wearer, worn: readonly BulkItem[]): boolean =>
  compareItem(wearer, worn, item).power > 0

/**
 * Null if the item may be dismantled. Otherwise the server would refuse it, it would bring nothing, or the player's
 * rules keep it.
 */
const keepReason = (
  item: BulkItem,
  { rarities, keepsBetter, spared }: KeepRules,
  wearer: Wearer,
  worn: readonly BulkItem[],
): KeepReason | null => {
  const refusal = dismantleError(item)
  if (refusal !== null) return refusal
  if (item.bound) return 'bound'
  if (!rarities.includes(item.rarity)) return 'other-rarity'
  if (keepsBetter && isBetter(item, wearer, worn)) return 'better-than-worn'
  return spared.has(item.id) ? 'spared' : null
}

export const bulkPlan = <T extends BulkItem>(items: readonly T[], rules: KeepRules, wearer: Wearer): BulkPlan<T> => {
  const worn = wornOf(items)
  const kept: Partial<Record<KeepReason, number>> = {}
  const chosen: T[] = []
  for (const item of items) {
    const reason = keepReason(item, rules, wearer, worn)
    if (reason === null) chosen.push(item)
    else kept[reason] = (kept[reason] ?? 0) + 1
  }
  const taken = chosen.toSorted((a, b) => starsOf(a.rarity) - starsOf(b.rarity)).slice(0, DISMANTLED_MAX)
  return {
    taken,
    left: chosen.length - taken.length,
    kept,
    materials: sumOfStacks(taken.flatMap(dismantleYield)),
  }
}
