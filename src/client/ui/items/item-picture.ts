import { extraIconUrl } from '../../../../assets/manifest/extras.ts'
import type { RarityIndex } from '../../../../assets/manifest/fighter-layers.ts'
import { isNamedSlug } from '../../../../assets/manifest/named-items.ts'
import type { ItemType } from '../../../rules/items/item-kinds.ts'
import { type Rarity, starsOf } from '../../../rules/items/rarities.ts'

/** Address of the picture of a named item; undefined for an item that looks like its slot and rarity. */
export const itemPicture = (slug: string): string | undefined =>
  isNamedSlug(slug) ? extraIconUrl(`item-special-${slug}`) : undefined

/** Address of the picture of an item that looks like its kind and rarity. */
export const kindPicture = (type: ItemType, rarity: Rarity): string =>
  extraIconUrl(`item-${type}-${starsOf(rarity) as RarityIndex}`)

/** An item of any kind, as its picture shows it. */
export interface PicturedItem {
  readonly slug: string
  readonly type: ItemType
  readonly rarity: Rarity
}

/** Address of the picture of any item: of the ten kinds, six rarities, or a named one's own (row 104). */
export const pictureOf = ({ slug, type, rarity }: PicturedItem): string =>
  itemPicture(slug) ?? kindPicture(type, rarity)
