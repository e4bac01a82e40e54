import { SPECIAL_SETS } from './special-slugs.ts'

/** What a banner of the shop's carousel is about: a set, or the chests of the fortnight. */
export const SHOP_BANNERS = [...SPECIAL_SETS, 'chests'] as const
export type ShopBanner = (typeof SHOP_BANNERS)[number]

export type ShopBannerPicture = `shop-banner-${ShopBanner}`
/** Pictures of the carousel; what is said of them lies over their left half. */
export const SHOP_BANNER_PICTURES: readonly ShopBannerPicture[] = SHOP_BANNERS.map(
  (banner): ShopBannerPicture => `shop-banner-${banner}`,
)
