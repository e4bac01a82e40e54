import { extraIconUrl } from '#assets/manifest/extras.ts'
import type { RarityIndex } from '#assets/manifest/fighter-layers.ts'
import { isNamedSlug } from '#assets/manifest/named-items.ts'
import type { ItemType } from '#rules/items/item-kinds.ts'
import { type Rarity, starsOf } from '#rules/items/rarities.ts'

/** Picture of a named item. Undefined for one with the default look of its slot and rarity. */
export const itemPicture = (slug: string): string | undefined =>
  isNamedSlug(slug) ? extraIconUrl(`item-special-${slug}`) : undefined

export const kindPicture = (type: ItemType, rarity: Rarity): string =>
  extraIconUrl(`item-${type}-${starsOf(rarity) as RarityIndex}`)

export interface PicturedItem {
  readonly slug: string
  readonly type: ItemType
  readonly rarity: Rarity
}

/** A named item's own picture, else the one of its kind and rarity (row 104). */
export const pictureOf = ({ slug, type, rarity }: PicturedItem): string =>
  itemPicture(slug) ?? kindPicture(type, rarity)
