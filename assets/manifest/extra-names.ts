import type { AddedBackdropPicture, AddedIconName, AddedItemSlug } from '#assets/generated/additions.ts'
import { ARENA_PICTURE_NAMES, type ArenaPictureName } from './arena-layers.ts'
import { CREATURE_ICON_NAMES, CREATURE_PACK_NAMES, CREATURE_PICTURE_NAMES } from './creatures.ts'
import { GEAR_ICON_NAMES, type GearIconName } from './gear-icons.ts'
import { HEADER_PICTURES } from './headers.ts'
import { INSIGNIA_ICON_NAMES, INSIGNIA_PICTURE_NAMES } from './insignia.ts'
import { ISLAND_ICON_NAMES, type IslandIcon } from './island-places.ts'
import { LARGE_INSIGNIA_PICTURES, type LargeInsigniaPicture } from './large-insignia.ts'
import { LOOK_ICON_NAMES, type LookIcon } from './look-icons.ts'
import { SHOP_BANNER_PICTURES, type ShopBannerPicture } from './shop-banners.ts'
import { SMITHY_PICTURES } from './smithy.ts'
import { SPECIAL_ITEM_ICON_NAMES } from './special-items.ts'

/** Art that the first screen does not need. A separate manifest keeps `packs.ts` small, which that screen loads. */

export type ExtraIconName =
  | GearIconName
  | (typeof SPECIAL_ITEM_ICON_NAMES)[number]
  | (typeof CREATURE_ICON_NAMES)[number]
  | (typeof INSIGNIA_ICON_NAMES)[number]
  | LookIcon
  | IslandIcon
  | AddedIconName
  | `item-special-${AddedItemSlug}`
export const EXTRA_ICON_NAMES: readonly ExtraIconName[] = [
  ...GEAR_ICON_NAMES,
  ...SPECIAL_ITEM_ICON_NAMES,
  ...CREATURE_ICON_NAMES,
  ...INSIGNIA_ICON_NAMES,
  ...LOOK_ICON_NAMES,
  ...ISLAND_ICON_NAMES,
]

export type ExtraPackName = (typeof CREATURE_PACK_NAMES)[number]
export const EXTRA_PACK_NAMES: readonly ExtraPackName[] = CREATURE_PACK_NAMES

export type ExtraPictureName =
  | ArenaPictureName
  | (typeof CREATURE_PICTURE_NAMES)[number]
  | (typeof INSIGNIA_PICTURE_NAMES)[number]
  | LargeInsigniaPicture
  | (typeof HEADER_PICTURES)[number]
  | (typeof SMITHY_PICTURES)[number]
  | ShopBannerPicture
  | AddedBackdropPicture
export const EXTRA_PICTURE_NAMES: readonly ExtraPictureName[] = [
  ...ARENA_PICTURE_NAMES,
  ...CREATURE_PICTURE_NAMES,
  ...INSIGNIA_PICTURE_NAMES,
  ...LARGE_INSIGNIA_PICTURES,
  ...HEADER_PICTURES,
  ...SMITHY_PICTURES,
  ...SHOP_BANNER_PICTURES,
]
