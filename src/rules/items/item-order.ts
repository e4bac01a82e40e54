import { ITEM_KINDS, type ItemType } from './item-kinds.ts'

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
  ITEM_KINDS[b.type].priority - ITEM_KINDS[a.type].priority ||
  b.createdMs - a.createdMs ||
  (a.id < b.id ? 1 : -1)
