import { NAMED_ITEMS } from '#assets/manifest/named-items.ts'
import type { ShownItem } from '#client/topics/items/shared/item-tile.tsx'
import { ITEM_TYPES, type ItemType } from '#rules/items/item-kinds.ts'
import { ITEM_NAMES } from '#rules/items/item-names.ts'
import { RARITIES, type Rarity } from '#rules/items/rarities.ts'
import { SPECIAL_NAMES } from '#rules/items/special-names.ts'

export interface Wanted {
  readonly slug: string
  readonly rarity: Rarity
}

export const plainSlug = (type: ItemType, rarity: Rarity): string => `${type}-${rarity}`

/** Item type, if the slug consists of type and rarity. Null for a named item or an unknown slug. */
export const plainType = (slug: string): ItemType | null =>
  ITEM_TYPES.find((type) => RARITIES.some((rarity) => slug === plainSlug(type, rarity))) ?? null

export const knownSlug = (slug: string | null): string | null =>
  slug !== null && (NAMED_ITEMS.has(slug) || plainType(slug) !== null) ? slug : null

/** Rarity that the slug contains. Null for named items, which come in several. */
export const plainRarity = (slug: string): Rarity | null =>
  plainType(slug) === null ? null : (RARITIES.find((rarity) => slug.endsWith(`-${rarity}`)) ?? null)

/** Search for the kind, cheapest first. Only a named item needs the rarity as a filter. */
export const kindSearch = ({ slug, rarity }: Wanted): Readonly<Record<string, string>> => ({
  slug,
  ...(plainRarity(slug) === null && { rarity }),
  sort: 'price',
})

export const wantedItem = ({ slug, rarity }: Wanted): ShownItem => {
  const named = NAMED_ITEMS.get(slug)
  const type = named?.slot ?? plainType(slug) ?? 'sword'
  const name = named?.added?.names.en ?? SPECIAL_NAMES[slug] ?? ITEM_NAMES[type][rarity]
  return { slug, rarity, type, name }
}
