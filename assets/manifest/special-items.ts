import type { Cosmetic } from '../../src/contracts/wire.ts'
import type { WeaponFamily } from './attacks.ts'
import { GEAR_SLOTS, type GearSlot, type Worn, wornFromCosmetic } from './fighter-layers.ts'
import {
  SET_SLOTS,
  SINGLE_SPECIALS,
  type SingleSpecial,
  SPECIAL_SETS,
  type SpecialSet,
  type SpecialSlug,
} from './special-slugs.ts'

/** A named item: where it is worn, the set it belongs to, and the text that names it. */
export interface SpecialItem {
  readonly slot: GearSlot
  readonly set?: SpecialSet
  /** Swords: how it is fought with; a blade when left out. */
  readonly family?: WeaponFamily
  /** Key of its name in the texts of the client. */
  readonly nameKey: `special.${SpecialSlug}`
}

const SINGLE_SLOTS: Readonly<Record<SingleSpecial, GearSlot>> = {
  'doge-sword': 'sword',
  'doge-shield': 'shield',
  'wings-hamster': 'wings',
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

/** Families of the named swords that are no plain blades. */
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

/** Every named item by its slug. */
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

/** Whether a slug names an item that has a drawing of its own. */
export const isSpecialSlug = (slug: string): slug is SpecialSlug =>
  (SPECIAL_ITEMS as ReadonlyMap<string, unknown>).has(slug)

/**
 * The worn gear of the wire's `cosmetic`, named items included. A named item in a slot that is not its own keeps the
 * look of its rarity: only its own slot has the drawing.
 */
export const wornWithSpecials = (cosmetic: Cosmetic): Worn => {
  const worn: { -readonly [Slot in GearSlot]?: Worn[Slot] } = { ...wornFromCosmetic(cosmetic) }
  for (const slot of GEAR_SLOTS) {
    const slug = cosmetic[slot]?.slug
    if (slug !== undefined && isSpecialSlug(slug) && SPECIAL_ITEMS.get(slug)?.slot === slot)
      worn[slot] = { special: slug }
  }
  return worn
}

const RARITY_INDEXES = [0, 1, 2, 3, 4, 5] as const
/** Name of an icon of this area. */
export type SpecialItemIcon =
  | `item-special-${SpecialSlug}`
  | `item-${'supply' | 'key'}-${(typeof RARITY_INDEXES)[number]}`

/** Icons of named items, and of the two kinds that are not worn (R15). */
export const SPECIAL_ITEM_ICON_NAMES: readonly SpecialItemIcon[] = [
  ...[...SPECIAL_ITEMS.keys()].map((slug): SpecialItemIcon => `item-special-${slug}`),
  ...RARITY_INDEXES.flatMap((rarity): SpecialItemIcon[] => [`item-supply-${rarity}`, `item-key-${rarity}`]),
]

/** What named items look like when worn is the pack `gear-special`, listed in `names.ts` like all packs of a fighter. */
export const SPECIAL_ITEM_PACK_NAMES = [] as const

/** Named items have no single pictures. */
export const SPECIAL_ITEM_PICTURE_NAMES = [] as const
