import type { Cosmetic } from '../../src/contracts/wire.ts'
import { ADDED_ITEMS } from './added-items.ts'
import { GEAR_SLOTS, type GearSlot, type RARITIES, type Worn, wornFromCosmetic } from './fighter-layers.ts'
import { SPECIAL_ITEMS } from './special-items.ts'
import { type NamedSlug, SINGLE_SPECIALS } from './special-slugs.ts'

/** A named item, drawn by us or added by a line of `additions/additions.json`. */
export interface NamedItem {
  readonly slug: NamedSlug
  readonly slot: GearSlot
  /** May be sold; the fixed list of row 108 may not. */
  readonly tradeable: boolean
  /** An added item has one rarity and its name by language. */
  readonly added?: { readonly rarity: (typeof RARITIES)[number]; readonly names: Readonly<Record<string, string>> }
}

const NEVER_SOLD: ReadonlySet<string> = new Set(SINGLE_SPECIALS)

/** Every named item by its slug, ours first. */
export const NAMED_ITEMS: ReadonlyMap<string, NamedItem> = new Map<string, NamedItem>([
  ...[...SPECIAL_ITEMS].map(([slug, { slot }]): [string, NamedItem] => [
    slug,
    { slug, slot, tradeable: !NEVER_SOLD.has(slug) },
  ]),
  ...[...ADDED_ITEMS].map(([slug, { slot, tradeable, rarity, names }]): [string, NamedItem] => [
    slug,
    { slug, slot, tradeable, added: { rarity, names } },
  ]),
])

/** Whether a slug names an item that has a picture of its own. */
export const isNamedSlug = (slug: string): slug is NamedSlug => NAMED_ITEMS.has(slug)

/**
 * The worn gear of the wire's `cosmetic`, named items included. A named item in a slot that is not its own keeps the
 * look of its rarity: only its own slot has the drawing.
 */
export const wornWithSpecials = (cosmetic: Cosmetic): Worn => {
  const worn: { -readonly [Slot in GearSlot]?: Worn[Slot] } = { ...wornFromCosmetic(cosmetic) }
  for (const slot of GEAR_SLOTS) {
    const item = NAMED_ITEMS.get(cosmetic[slot]?.slug ?? '')
    if (item?.slot === slot) worn[slot] = { special: item.slug }
  }
  return worn
}
