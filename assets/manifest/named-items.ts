import type { Cosmetic } from '../../src/contracts/wire.ts'
import { ADDED_ITEMS } from './added-items.ts'
import { GEAR_SLOTS, type GearSlot, type Worn, wornFromCosmetic } from './fighter-layers.ts'
import { type NamedItem, namedItemsWith } from './named-item-list.ts'
import type { NamedSlug } from './special-slugs.ts'

/** Every named item by its slug, ours first. */
export const NAMED_ITEMS: ReadonlyMap<string, NamedItem> = namedItemsWith(ADDED_ITEMS)

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
