import { SPECIAL_SETS } from './special-slugs.ts'

export const SHOP_BANNERS = [...SPECIAL_SETS, 'chests'] as const
export type ShopBanner = (typeof SHOP_BANNERS)[number]

export type ShopBannerPicture = `shop-banner-${ShopBanner}`
/** Leave the left half free of details: text covers it. */
export const SHOP_BANNER_PICTURES: readonly ShopBannerPicture[] = SHOP_BANNERS.map(
  (banner): ShopBannerPicture => `shop-banner-${banner}`,
)
