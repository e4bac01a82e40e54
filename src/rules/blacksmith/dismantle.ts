import type { ITEM_STATUSES } from '../items/item-kinds.ts'
import type { MaterialStack } from '../items/materials.ts'
import { RARITIES, type Rarity } from '../items/rarities.ts'

/** What dismantling gives, by rarity; rare and better are not dismantled (R19). */
const DISMANTLE_YIELDS: Readonly<Partial<Record<Rarity, readonly MaterialStack[]>>> = {
  prototype: [
    { slug: 'material-wood', quantity: 30 },
    { slug: 'material-iron', quantity: 5 },
  ],
  common: [{ slug: 'material-wood', quantity: 20 }],
  uncommon: [
    { slug: 'material-wood', quantity: 60 },
    { slug: 'material-iron', quantity: 8 },
  ],
}

/** Most items that one call takes apart. */
export const DISMANTLED_MAX = 100

/** What decides whether an item may be taken apart, and for what. */
export interface DismantleItem {
  readonly rarity: Rarity
  readonly status: (typeof ITEM_STATUSES)[number]
  readonly locked: boolean
  /** Given for nothing: it gives nothing back (R47). */
  readonly bound: boolean
  /** False for the slugs that are never sold (T22). */
  readonly tradeable: boolean
}

/** Why an item is not dismantled. */
export type DismantleRefusal = 'item-worn' | 'item-on-sale' | 'item-locked' | 'cannot-dismantle'

/** Whether the blacksmith takes apart what this is, however it lies now: its slug is sold, and its rarity gives something (T20, T22). */
export const isEverDismantled = ({ rarity, tradeable }: Pick<DismantleItem, 'rarity' | 'tradeable'>): boolean =>
  tradeable && DISMANTLE_YIELDS[rarity] !== undefined

/** Why an item cannot be dismantled, null when it can (B5, R15, R19, T20–T22). */
export const dismantleRefusal = (item: DismantleItem): DismantleRefusal | null => {
  if (item.status === 'equipped') return 'item-worn'
  if (item.status === 'on-sale') return 'item-on-sale'
  if (item.locked) return 'item-locked'
  return isEverDismantled(item) ? null : 'cannot-dismantle'
}

/** Rarities that can be taken apart (R19). */
export const DISMANTLED_RARITIES: readonly Rarity[] = RARITIES.filter(
  (rarity) => DISMANTLE_YIELDS[rarity] !== undefined,
)

/** The materials that an item gives: none when bound (R19, R47). */
export const dismantleYield = ({ rarity, bound }: Pick<DismantleItem, 'rarity' | 'bound'>): readonly MaterialStack[] =>
  bound ? [] : (DISMANTLE_YIELDS[rarity] ?? [])

/** The sum of several lists of materials, each material once. */
export const sumOfStacks = (stacks: readonly MaterialStack[]): MaterialStack[] => {
  const sums = new Map<MaterialStack['slug'], number>()
  for (const { slug, quantity } of stacks) sums.set(slug, (sums.get(slug) ?? 0) + quantity)
  return [...sums].map(([slug, quantity]) => ({ slug, quantity }))
}
