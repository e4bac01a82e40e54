import { NAMED_ITEMS } from '../../../../../assets/manifest/named-items.ts'
import { ITEM_TYPES, type ItemType } from '../../../../rules/items/item-kinds.ts'
import { ITEM_NAMES } from '../../../../rules/items/item-names.ts'
import { RARITIES, type Rarity } from '../../../../rules/items/rarities.ts'
import { SPECIAL_NAMES } from '../../../../rules/items/special-names.ts'
import type { ShownItem } from '../../items/shelf/item-tile.tsx'

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

/** A slug that items have, plain or named; null for anything else. */
export const knownSlug = (slug: string | null): string | null =>
  slug !== null && (NAMED_ITEMS.has(slug) || plainType(slug) !== null) ? slug : null

/** The rarity of a slug that says it; null for named items, which come in several. */
export const plainRarity = (slug: string): Rarity | null =>
  plainType(slug) === null ? null : (RARITIES.find((rarity) => slug.endsWith(`-${rarity}`)) ?? null)

/** The query of the market's list of one kind, the cheapest first; a plain slug says its rarity itself. */
export const kindSearch = ({ slug, rarity }: Wanted): Readonly<Record<string, string>> => ({
  slug,
  ...(plainRarity(slug) === null && { rarity }),
  sort: 'price',
})

/** What is wished for as a picture and a name show it. */
export const wantedItem = ({ slug, rarity }: Wanted): ShownItem => {
  const named = NAMED_ITEMS.get(slug)
  const type = named?.slot ?? plainType(slug) ?? 'sword'
  const name = named?.added?.names.en ?? SPECIAL_NAMES[slug] ?? ITEM_NAMES[type][rarity]
  return { slug, rarity, type, name }
}
