import type { ItemType } from './item-kinds.ts'

/** Priority of the kinds in the inventory, highest first (A9, B9, T1). */
const KIND_PRIORITY: Readonly<Record<ItemType, number>> = {
  boots: 12,
  armor: 11,
  sword: 10,
  shield: 9,
  wings: 8,
  necklace: 7,
  animal: 6,
  helmet: 5,
  supply: 4,
  key: 3,
}

/** What the inventory is sorted by. */
export interface OrderedItem {
  readonly id: string
  readonly type: ItemType
  readonly locked: boolean
  /** When its owner got it, ms. */
  readonly createdMs: number
}

/** Order of the inventory: locked first, then by kind, then newest first (T1); the id decides between items of one moment. */
export const compareItems = (a: OrderedItem, b: OrderedItem): number =>
  Number(b.locked) - Number(a.locked) ||
  KIND_PRIORITY[b.type] - KIND_PRIORITY[a.type] ||
  b.createdMs - a.createdMs ||
  (a.id < b.id ? 1 : -1)
