import type { MaterialStack } from '../items/materials.ts'
import { type Rarity, starsOf } from '../items/rarities.ts'
import { compareItem, type OutfitItem, type Wearer } from '../kombat/outfit.ts'
import {
  DISMANTLED_MAX,
  type DismantleItem,
  type DismantleRefusal,
  dismantleRefusal,
  dismantleYield,
  sumOfStacks,
} from './dismantle.ts'

/** An item as the choice of what to take apart sees it. */
export interface BulkItem extends OutfitItem, DismantleItem {}

/** What the player keeps; worn, locked and bound items are always kept. */
export interface KeepRules {
  /** Rarities that are taken apart. */
  readonly rarities: readonly Rarity[]
  /** Keeps what would make the fighter stronger than what it wears. */
  readonly keepsBetter: boolean
  /** Items that the player has picked out by hand. */
  readonly spared: ReadonlySet<string>
}

/** Why an item is kept. */
export type KeepReason = DismantleRefusal | 'bound' | 'other-rarity' | 'better-than-worn' | 'spared'

/** What would be taken apart at once (extra 15). */
export interface BulkPlan<T> {
  /** At most as many as one call takes, the plainest first. */
  readonly taken: readonly T[]
  /** How many more there are for the next time. */
  readonly left: number
  /** How many are kept, by reason. */
  readonly kept: Readonly<Partial<Record<KeepReason, number>>>
  /** All that comes out. */
  readonly materials: readonly MaterialStack[]
}

const wornOf = <T extends BulkItem>(items: readonly T[]): T[] => items.filter(({ status }) => status === 'equipped')

const isBetter = (item: BulkItem, wearer: Wearer, worn: readonly BulkItem[]): boolean =>
  compareItem(wearer, worn, item).power > 0

/** Why an item is kept, null when it is taken apart: what the server refuses, what gives nothing, and the player's own rules. */
const keepReason = (
  item: BulkItem,
  { rarities, keepsBetter, spared }: KeepRules,
  wearer: Wearer,
  worn: readonly BulkItem[],
): KeepReason | null => {
  const refusal = dismantleRefusal(item)
  if (refusal !== null) return refusal
  if (item.bound) return 'bound'
  if (!rarities.includes(item.rarity)) return 'other-rarity'
  if (keepsBetter && isBetter(item, wearer, worn)) return 'better-than-worn'
  return spared.has(item.id) ? 'spared' : null
}

/** Chooses what to take apart at once, and says what comes out and why the rest stays (extra 15, R15, R19, R47). */
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
