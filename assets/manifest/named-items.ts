import type { Cosmetic } from '#contracts/wire.ts'
import { ADDED_ITEMS } from './added-items.ts'
import { GEAR_SLOTS, type GearSlot, type Worn, wornFromCosmetic } from './fighter-layers.ts'
import { type NamedItem, namedItemsWith } from './named-item-list.ts'
import type { NamedSlug } from './special-slugs.ts'

export const NAMED_ITEMS: ReadonlyMap<string, NamedItem> = namedItemsWith(ADDED_ITEMS)

export const isNamedSlug = (slug: string): slug is NamedSlug => NAMED_ITEMS.has(slug)

/**
 * `cosmetic` comes from the API. In another slot than its own a named item gets the look of its rarity, because it has
 * no drawing there.
 */
export const wornWithSpecials = (cosmetic: Cosmetic): Worn => {
  const worn: { -readonly [Slot in GearSlot]?: Worn[Slot] } = { ...wornFromCosmetic(cosmetic) }
  for (const slot of GEAR_SLOTS) {
    const item = NAMED_ITEMS.get(cosmetic[slot]?.slug ?? '')
    if (item?.slot === slot) worn[slot] = { special: item.slug }
  }
  return worn
}
