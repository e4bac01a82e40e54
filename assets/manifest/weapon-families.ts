import type { WeaponFamily, Wielder } from './fight-clips/attack.ts'
import type { RarityIndex, Worn } from './fighter-layers.ts'
import { SPECIAL_ITEMS, type SpecialItem } from './special-items.ts'

/** Look of the swords by rarity: wood, plain steel, a cleaver, a leaf, barbs, flames. */
const RARITY_FAMILIES: Readonly<Record<RarityIndex, WeaponFamily>> = {
  0: 'toy',
  1: 'blade',
  2: 'heavy',
  3: 'blade',
  4: 'heavy',
  5: 'fire',
}

export const wielderOf = ({ sword }: Worn): Wielder => {
  if (sword === undefined) return 'bare'
  if (typeof sword === 'number') return RARITY_FAMILIES[sword]
  return (SPECIAL_ITEMS as ReadonlyMap<string, SpecialItem>).get(sword.special)?.family ?? 'blade'
}
