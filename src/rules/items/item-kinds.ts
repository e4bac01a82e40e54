import { LINE_TYPES } from './item-lines.ts'

/** The eight kinds that can be worn, one gear slot each (R15). */
export const WORN_TYPES = ['sword', 'shield', 'wings', 'necklace', 'animal', 'helmet', 'armor', 'boots'] as const
export type WornType = (typeof WORN_TYPES)[number]

/** Kinds of items (B3). */
export const ITEM_TYPES = [...WORN_TYPES, 'supply', 'key'] as const
export type ItemType = (typeof ITEM_TYPES)[number]

/** Whether a kind of item can be worn (R15). */
export const isWornType = (type: ItemType): type is WornType => WORN_TYPES.some((worn) => worn === type)

/** Types of an item's lines: the primary ones and the bonus lines (B3). */
export const ITEM_STAT_TYPES = ['attack-flat-primary', 'hp-flat-primary', ...LINE_TYPES] as const
export type ItemStatType = (typeof ITEM_STAT_TYPES)[number]

/** Location of an item (B3). */
export const ITEM_STATUSES = ['equipped', 'inventory', 'on-sale'] as const
