import type { ITEM_STATUSES } from '#rules/items/item-kinds.ts'
import type { MaterialStack } from '#rules/items/materials.ts'
import { RARITIES, type Rarity } from '#rules/items/rarities.ts'

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

export const DISMANTLED_MAX = 100

export interface DismantleItem {
  readonly rarity: Rarity
  readonly status: (typeof ITEM_STATUSES)[number]
  readonly locked: boolean
  /** A bound item brings no materials (R47). */
  readonly bound: boolean
  /** False if items with this slug can never be sold (T22). */
  readonly tradeable: boolean
}

export type DismantleError = 'item-worn' | 'item-on-sale' | 'item-locked' | 'cannot-dismantle'

/** True if slug and rarity allow dismantling (T20, T22). The item's state may still forbid it. */
export const isEverDismantled = ({ rarity, tradeable }: Pick<DismantleItem, 'rarity' | 'tradeable'>): boolean =>
  tradeable && DISMANTLE_YIELDS[rarity] !== undefined

/** Null if the item can be dismantled (B5, R15, R19, T20–T22). */
export const dismantleError = (item: DismantleItem): DismantleError | null => {
  if (item.status === 'equipped') return 'item-worn'
  if (item.status === 'on-sale') return 'item-on-sale'
  if (item.locked) return 'item-locked'
  return isEverDismantled(item) ? null : 'cannot-dismantle'
}

export const DISMANTLED_RARITIES: readonly Rarity[] = RARITIES.filter(
  (rarity) => DISMANTLE_YIELDS[rarity] !== undefined,
)

export const dismantleYield = ({ rarity, bound }: Pick<DismantleItem, 'rarity' | 'bound'>): readonly MaterialStack[] =>
  bound ? [] : (DISMANTLE_YIELDS[rarity] ?? [])

export const sumOfStacks = (stacks: readonly MaterialStack[]): MaterialStack[] => {
  const sums = new Map<MaterialStack['slug'], number>()
  for (const { slug, quantity } of stacks) sums.set(slug, (sums.get(slug) ?? 0) + quantity)
  return [...sums].map(([slug, quantity]) => ({ slug, quantity }))
}
