import type { WeaponFamily } from './fight-clips/attack.ts'
import type { GearSlot } from './fighter-layers.ts'
import {
  SET_SLOTS,
  SINGLE_SPECIALS,
  type SingleSpecial,
  SPECIAL_SETS,
  type SpecialSet,
  type SpecialSlug,
} from './special-slugs.ts'

export interface SpecialItem {
  readonly slot: GearSlot
  readonly set?: SpecialSet
  readonly family?: WeaponFamily
  readonly nameKey: `special.${SpecialSlug}`
}

const SINGLE_SLOTS: Readonly<Record<SingleSpecial, GearSlot>> = {
  'doge-sword': 'sword',
  'doge-shield': 'shield',
  'wings-hamster': 'wings',
  'wings-house-0': 'wings',
  'wings-house-1': 'wings',
  'wings-house-2': 'wings',
  'wings-house-3': 'wings',
  'wings-house-4': 'wings',
  'wings-house-5': 'wings',
  'wings-house-6': 'wings',
  'wings-house-7': 'wings',
  'necklace-halloween-referral-reward': 'necklace',
  'necklace-ss5-reward': 'necklace',
  'helmet-ss7-reward': 'helmet',
  'armor-guardian-ss8-reward': 'armor',
  'boots-steelwalk-ss9-reward': 'boots',
  'nft-seed-bird-penguin': 'animal',
  'nft-seed-bird-owl': 'animal',
  'nft-seed-bird-parrot': 'animal',
  'nft-seed-bird-hawk': 'animal',
  'nft-seed-bird-phoenix': 'animal',
  'halloween-happy-bird': 'animal',
}

/** Every other named sword counts as a blade. */
const SWORD_FAMILIES: Readonly<Partial<Record<SpecialSlug, WeaponFamily>>> = {
  'doge-sword': 'toy',
  'valentine-sword': 'toy',
  'firelord-sword': 'fire',
  'mammoth-sword': 'heavy',
}

const familyOf = (slug: SpecialSlug): { readonly family?: WeaponFamily } => {
  const family = SWORD_FAMILIES[slug]
  return family ? { family } : {}
}

export const SPECIAL_ITEMS: ReadonlyMap<SpecialSlug, SpecialItem> = new Map<SpecialSlug, SpecialItem>([
  ...SINGLE_SPECIALS.map((slug): [SpecialSlug, SpecialItem] => [
    slug,
    { slot: SINGLE_SLOTS[slug], nameKey: `special.${slug}`, ...familyOf(slug) },
  ]),
  ...SPECIAL_SETS.flatMap((set) =>
    SET_SLOTS.map((slot): [SpecialSlug, SpecialItem] => [
      `${set}-${slot}`,
      { slot, set, nameKey: `special.${set}-${slot}`, ...familyOf(`${set}-${slot}`) },
    ]),
  ),
])

const RARITY_INDEXES = [0, 1, 2, 3, 4, 5] as const
export type SpecialItemIcon =
  | `item-special-${SpecialSlug}`
  | `item-${'supply' | 'key'}-${(typeof RARITY_INDEXES)[number]}`

/** Also contains the two kinds of items that are not worn (R15). */
export const SPECIAL_ITEM_ICON_NAMES: readonly SpecialItemIcon[] = [
  ...[...SPECIAL_ITEMS.keys()].map((slug): SpecialItemIcon => `item-special-${slug}`),
  ...RARITY_INDEXES.flatMap((rarity): SpecialItemIcon[] => [`item-supply-${rarity}`, `item-key-${rarity}`]),
]
