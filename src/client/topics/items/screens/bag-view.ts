import type { CombatProfile, Cosmetic, Equipment, OwnEquipment } from '../../../../contracts/wire.ts'
import { type ItemType, isWornType } from '../../../../rules/items/item-kinds.ts'
import { compareItems } from '../../../../rules/items/item-order.ts'
import type { Rarity } from '../../../../rules/items/rarities.ts'
import type { WearableItem } from '../cache.ts'

/** Whether an item can be worn. */
export const isWearable = (item: OwnEquipment): item is WearableItem => isWornType(item.type)

/** The bag's order: locked first, then by kind, then newest (T1). A lock moves its item at once. */
export const inBagOrder = (items: readonly OwnEquipment[]): OwnEquipment[] =>
  items
    .map((item) => ({
      item,
      order: {
        id: item.id,
        type: item.type,
        locked: item.own.locked,
        createdMs: Date.parse(item.own.created_at),
      },
    }))
    .sort((a, b) => compareItems(a.order, b.order))
    .map(({ item }) => item)

/** What the grid is narrowed to. */
export interface BagFilter {
  readonly type: ItemType | 'all'
  readonly rarity: Rarity | 'all'
}

export const NO_FILTER: BagFilter = { type: 'all', rarity: 'all' }

/** Items of a kind and a rarity. */
export const filtered = (items: readonly OwnEquipment[], { type, rarity }: BagFilter): OwnEquipment[] =>
  items.filter((item) => (type === 'all' || item.type === type) && (rarity === 'all' || item.rarity === rarity))

/** The items that are worn. */
export const wornOf = (items: readonly OwnEquipment[]): OwnEquipment[] =>
  items.filter(({ status }) => status === 'equipped')

/** What the pet wears while an item is looked at: that item in its slot. */
export const tryOn = (cosmetic: Cosmetic, item: Equipment | null): CombatProfile['cosmetic'] => {
  if (item === null || !isWornType(item.type)) return cosmetic
  const { slug, image_url, rarity } = item
  return { ...cosmetic, [item.type]: { slug, image_url, rarity } }
}
