import { ITEM_KINDS, type ItemType } from './item-kinds.ts'

export interface OrderedItem {
  readonly id: string
  readonly type: ItemType
  readonly locked: boolean
  /** When the owner received the item. */
  readonly createdMs: number
}

/** Locked items first, then by the kind's `priority`, then newest first (T1). The id breaks ties. */
export const compareItems = (a: OrderedItem, b: OrderedItem): number =>
  Number(b.locked) - Number(a.locked) ||
  ITEM_KINDS[b.type].priority - ITEM_KINDS[a.type].priority ||
  b.createdMs - a.createdMs ||
  (a.id < b.id ? 1 : -1)
