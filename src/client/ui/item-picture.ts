import { extraIconUrl } from '../../../assets/manifest/extras.ts'
import { isNamedSlug } from '../../../assets/manifest/named-items.ts'

/** Address of the picture of a named item; undefined for an item that looks like its slot and rarity. */
export const itemPicture = (slug: string): string | undefined =>
  isNamedSlug(slug) ? extraIconUrl(`item-special-${slug}`) : undefined
