import { extraIconUrl } from '../../../assets/manifest/extras.ts'
import { isNamedSlug } from '../../../assets/manifest/named-items.ts'
import { iconUrl } from '../../../assets/manifest/packs.ts'
import type { ItemType } from '../../rules/items/item-kinds.ts'
import { type Rarity, starsOf } from '../../rules/items/rarities.ts'
import { itemIcon } from './game-icons.ts'

/** Address of the picture of a named item; undefined for an item that looks like its slot and rarity. */
export const itemPicture = (slug: string): string | undefined =>
  isNamedSlug(slug) ? extraIconUrl(`item-special-${slug}`) : undefined

/** An item of any kind, as its picture shows it. */
export interface PicturedItem {
  readonly slug: string
  readonly type: ItemType
  readonly rarity: Rarity
}

/** Address of the picture of any item: of the ten kinds, six rarities, or a named one's own (row 104). */
export const pictureOf = ({ slug, type, rarity }: PicturedItem): string => {
  const named = itemPicture(slug)
  if (named !== undefined) return named
  if (type === 'supply' || type === 'key') {
    return extraIconUrl(`item-${type}-${starsOf(rarity) as 0 | 1 | 2 | 3 | 4 | 5}`)
  }
  return iconUrl(itemIcon(type, rarity))
}
