import { SPECIAL_SETS } from './special-slugs.ts'

export const SHOP_BANNERS = [...SPECIAL_SETS, 'chests'] as const
export type ShopBanner = (typeof SHOP_BANNERS)[number]

export type ShopBannerPicture = `shop-banner-${ShopBanner}`
/** Text covers their left half. */
export const SHOP_BANNER_PICTURES: readonly ShopBannerPicture[] = SHOP_BANNERS.map(
  (banner): ShopBannerPicture => `shop-banner-${banner}`,
)
