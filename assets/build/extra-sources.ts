import { HEADERS } from '#assets/art/pictures/headers.ts'
import { SHOP_BANNER_DRAWINGS } from '#assets/art/pictures/shop-banners.ts'
import { SMITHY } from '#assets/art/pictures/smithy.ts'
import { ARENA_PICTURE_NAMES } from '#assets/manifest/arena-layers.ts'
import { CREATURE_ICON_NAMES, CREATURE_PACK_NAMES, CREATURE_PICTURE_NAMES } from '#assets/manifest/creatures.ts'
import { GEAR_ICON_NAMES } from '#assets/manifest/gear-icons.ts'
import { HEADER_PAGES } from '#assets/manifest/headers.ts'
import { INSIGNIA_ICON_NAMES, INSIGNIA_PICTURE_NAMES } from '#assets/manifest/insignia.ts'
import { ISLAND_ICON_NAMES } from '#assets/manifest/island-places.ts'
import { LARGE_INSIGNIA } from '#assets/manifest/large-insignia.ts'
import { LOOK_ICON_NAMES } from '#assets/manifest/look-icons.ts'
import { SHOP_BANNERS } from '#assets/manifest/shop-banners.ts'
import { SMITHY_PICTURES } from '#assets/manifest/smithy.ts'
import { SPECIAL_ITEM_ICON_NAMES } from '#assets/manifest/special-items.ts'
import { creatureSource } from './creature-sources.ts'
import { iconSource } from './icon-sources.ts'
import { insigniaSource, largeInsigniaSource } from './insignia-sources.ts'
import { islandSource, lookSource } from './look-sources.ts'
import type { OutputSource } from './output.ts'
import { pictureOutput, pictureSource } from './picture-sources.ts'
import { specialItemSource } from './special-item-sources.ts'

export const extraSources = (): OutputSource[] => [
  ...GEAR_ICON_NAMES.map(iconSource),
  ...ARENA_PICTURE_NAMES.map(pictureSource),
  ...SPECIAL_ITEM_ICON_NAMES.map(specialItemSource),
  ...[...CREATURE_PACK_NAMES, ...CREATURE_ICON_NAMES, ...CREATURE_PICTURE_NAMES].map(creatureSource),
  ...[...INSIGNIA_ICON_NAMES, ...INSIGNIA_PICTURE_NAMES].map(insigniaSource),
  ...LARGE_INSIGNIA.map(largeInsigniaSource),
  ...LOOK_ICON_NAMES.map(lookSource),
  ...ISLAND_ICON_NAMES.map(islandSource),
  ...HEADER_PAGES.map((page) => pictureOutput(`header-${page}`, HEADERS[page], 70)),
  ...SMITHY_PICTURES.map((name) => pictureOutput(name, SMITHY[name], 72)),
  ...SHOP_BANNERS.map((banner) => pictureOutput(`shop-banner-${banner}`, SHOP_BANNER_DRAWINGS[banner], 70)),
]
