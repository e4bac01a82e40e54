import { ITEM_KINDS, type ItemType } from './item-kinds.ts'

export interface OrderedItem {
  readonly id: string
  readonly type: ItemType
  readonly locked: boolean
  /** Acquisition by the owner, ms. */
  readonly createdMs: number
}

/** Locked first, then by kind, then newest (T1); the id breaks ties. */
export const compareItems = (a: OrderedItem, b: OrderedItem): number =>
  Number(b.locked) - Number(a.locked) ||
  ITEM_KINDS[b.type].priority - ITEM_KINDS[a.type].priority ||
  b.createdMs - a.createdMs ||
  (a.id < b.id ? 1 : -1)
