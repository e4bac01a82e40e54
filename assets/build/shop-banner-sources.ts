import { withFreshIds } from '../art/kit/svg.ts'
import { SHOP_BANNER_DRAWINGS } from '../art/pictures/shop-banners.ts'
import { SHOP_BANNERS, type ShopBannerPicture } from '../manifest/shop-banners.ts'
import type { OutputSource } from './output.ts'

/** Throws for an unknown name. */
export const shopBannerSource = (name: ShopBannerPicture): OutputSource => {
  const banner = SHOP_BANNERS.find((candidate) => name === `shop-banner-${candidate}`)
  if (!banner) throw new Error(`"${name}" is in assets/manifest/shop-banners.ts but nothing draws it`)
  const { svg, box, pxPerUnit } = SHOP_BANNER_DRAWINGS[banner]
  return {
    kind: 'picture',
    name,
    frame: { name, svg: withFreshIds(svg), box, pxPerUnit, bleeds: true },
    quality: 70,
  }
}
