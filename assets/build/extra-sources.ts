import { ARENA_PICTURE_NAMES } from '../manifest/arena-layers.ts'
import { CREATURE_ICON_NAMES, CREATURE_PACK_NAMES, CREATURE_PICTURE_NAMES } from '../manifest/creatures.ts'
import { GEAR_ICON_NAMES } from '../manifest/gear-icons.ts'
import { HEADER_PICTURES } from '../manifest/headers.ts'
import { INSIGNIA_ICON_NAMES, INSIGNIA_PICTURE_NAMES } from '../manifest/insignia.ts'
import { LARGE_INSIGNIA } from '../manifest/large-insignia.ts'
import { SHOP_BANNER_PICTURES } from '../manifest/shop-banners.ts'
import { SMITHY_PICTURES } from '../manifest/smithy.ts'
import {
  SPECIAL_ITEM_ICON_NAMES,
  SPECIAL_ITEM_PACK_NAMES,
  SPECIAL_ITEM_PICTURE_NAMES,
} from '../manifest/special-items.ts'
import { creatureSource } from './creature-sources.ts'
import { headerSource } from './header-sources.ts'
import { iconSource } from './icon-sources.ts'
import { insigniaSource, largeInsigniaSource } from './insignia-sources.ts'
import type { OutputSource } from './output.ts'
import { pictureSource } from './picture-sources.ts'
import { shopBannerSource } from './shop-banner-sources.ts'
import { smithySource } from './smithy-sources.ts'
import { specialItemSource } from './special-item-sources.ts'

export const extraSources = (): OutputSource[] => [
  ...GEAR_ICON_NAMES.map(iconSource),
  ...ARENA_PICTURE_NAMES.map(pictureSource),
  ...[...SPECIAL_ITEM_PACK_NAMES, ...SPECIAL_ITEM_ICON_NAMES, ...SPECIAL_ITEM_PICTURE_NAMES].map(specialItemSource),
  ...[...CREATURE_PACK_NAMES, ...CREATURE_ICON_NAMES, ...CREATURE_PICTURE_NAMES].map(creatureSource),
  ...[...INSIGNIA_ICON_NAMES, ...INSIGNIA_PICTURE_NAMES].map(insigniaSource),
  ...LARGE_INSIGNIA.map(largeInsigniaSource),
  ...HEADER_PICTURES.map(headerSource),
  ...SMITHY_PICTURES.map(smithySource),
  ...SHOP_BANNER_PICTURES.map(shopBannerSource),
]
