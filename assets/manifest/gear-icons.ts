import { GEAR_SLOTS, type GearSlot, type RarityIndex } from './fighter-layers.ts'

const RARITY_INDEXES: readonly RarityIndex[] = [0, 1, 2, 3, 4, 5]

export type GearIconName = `item-${GearSlot}-${RarityIndex}`

export const GEAR_ICON_NAMES: readonly GearIconName[] = GEAR_SLOTS.flatMap((slot) =>
  RARITY_INDEXES.map((rarity): GearIconName => `item-${slot}-${rarity}`),
)
