import type { CombatProfile, Cosmetic, Equipment, OwnEquipment, OwnedMaterial } from '#contracts/wire.ts'
import { refineCost, refineError } from '#rules/blacksmith/blacksmith.ts'
import { type ItemType, isWornType } from '#rules/items/item-kinds.ts'
import { compareItems } from '#rules/items/item-order.ts'
import type { Rarity } from '#rules/items/rarities.ts'
import type { WearableItem } from '../cache.ts'

export const isWearable = (item: OwnEquipment): item is WearableItem => isWornType(item.type)

/** Locked first, then by kind, then newest (T1). */
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

export interface BagFilter {
  readonly type: ItemType | 'all'
  readonly rarity: Rarity | 'all'
}

export const NO_FILTER: BagFilter = { type: 'all', rarity: 'all' }

export const filtered = (items: readonly OwnEquipment[], { type, rarity }: BagFilter): OwnEquipment[] =>
  items.filter((item) => (type === 'all' || item.type === type) && (rarity === 'all' || item.rarity === rarity))

export const wornOf = (items: readonly OwnEquipment[]): OwnEquipment[] =>
  items.filter(({ status }) => status === 'equipped')

/** If all items are new and there are more than this, none is marked, because the mark would say nothing. */
const FIRST_LOOK_MAX = 3

export const newOf = (items: readonly OwnEquipment[]): OwnEquipment[] => {
  const loose = items.filter(({ status }) => status !== 'equipped')
  const fresh = loose.filter(({ own }) => own.is_new)
  return fresh.length === loose.length && fresh.length > FIRST_LOOK_MAX ? [] : fresh
}

/** The item to refine next: affordable ones first, then worn ones. Null if none can be refined (R17). */
export const nextToRefine = (
  items: readonly OwnEquipment[],
  materials: readonly OwnedMaterial[],
): OwnEquipment | null => {
  const held = new Map(materials.map(({ slug, quantity }) => [slug, quantity]))
  const rank = (item: OwnEquipment): number => {
    const isPaid = refineCost(item.rarity).every(({ slug, quantity }) => (held.get(slug) ?? 0) >= quantity)
    return (isPaid ? 2 : 0) + (item.status === 'equipped' ? 1 : 0)
  }
  const refinable = items.filter((item) => item.status !== 'on-sale' && isWearable(item) && refineError(item) === null)
  return refinable.sort((a, b) => rank(b) - rank(a))[0] ?? null
}

export const tryOn = (cosmetic: Cosmetic, item: Equipment | null): CombatProfile['cosmetic'] => {
  if (item === null || !isWornType(item.type)) return cosmetic
  const { slug, image_url, rarity } = item
  return { ...cosmetic, [item.type]: { slug, image_url, rarity } }
}
