import { LINE_TYPES } from './item-lines.ts'

/**
 * `primary` is null for kinds that are not worn (B3, R15). Kinds with higher `priority` come first in the bag (A9, B9,
 * T1).
 */
export const ITEM_KINDS = {
  sword: { primary: 'attack', priority: 10 },
  shield: { primary: 'hp', priority: 9 },
  wings: { primary: 'attack', priority: 8 },
  necklace: { primary: 'attack', priority: 7 },
  animal: { primary: 'attack', priority: 6 },
  helmet: { primary: 'hp', priority: 5 },
  armor: { primary: 'hp', priority: 11 },
  boots: { primary: 'hp', priority: 12 },
  supply: { primary: null, priority: 4 },
  key: { primary: null, priority: 3 },
} as const
export type ItemType = keyof typeof ITEM_KINDS
export const ITEM_TYPES = Object.keys(ITEM_KINDS) as readonly ItemType[]

export type WornType = Exclude<ItemType, 'supply' | 'key'>

export const isWornType = (type: ItemType): type is WornType => ITEM_KINDS[type].primary !== null

export const WORN_TYPES = ITEM_TYPES.filter(isWornType)

export const ITEM_STAT_TYPES = ['attack-flat-primary', 'hp-flat-primary', ...LINE_TYPES] as const
export type ItemStatType = (typeof ITEM_STAT_TYPES)[number]

export const ITEM_STATUSES = ['equipped', 'inventory', 'on-sale'] as const
