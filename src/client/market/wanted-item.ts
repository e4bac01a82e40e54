import { NAMED_ITEMS } from '../../../assets/manifest/named-items.ts'
import { ITEM_TYPES, type ItemType } from '../../rules/items/item-kinds.ts'
import { ITEM_NAMES } from '../../rules/items/item-names.ts'
import { RARITIES, type Rarity } from '../../rules/items/rarities.ts'
import { SPECIAL_NAMES } from '../../rules/items/special-names.ts'
import type { ShownItem } from '../items/item-tile.tsx'

/** What is wished for: any item of this slug and rarity. */
export interface Wanted {
  readonly slug: string
  readonly rarity: Rarity
}

/** The slug of what is not named: its kind and rarity. */
export const plainSlug = (type: ItemType, rarity: Rarity): string => `${type}-${rarity}`

/** The kind of a slug that is not a named item's; null for those, and for what is no item. */
export const plainType = (slug: string): ItemType | null =>
  ITEM_TYPES.find((type) => RARITIES.some((rarity) => slug === plainSlug(type, rarity))) ?? null

/** What is wished for as a picture and a name show it. */
export const wantedItem = ({ slug, rarity }: Wanted): ShownItem => {
  const named = NAMED_ITEMS.get(slug)
  const type = named?.slot ?? plainType(slug) ?? 'sword'
  const name = named?.added?.names.en ?? SPECIAL_NAMES[slug] ?? ITEM_NAMES[type][rarity]
  return { slug, rarity, type, name }
}
