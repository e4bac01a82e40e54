import type { ShopItem } from '../../../../../contracts/wire.ts'
import { SHOP_SETS, type ShopSet } from '../../../../../rules/shop/offers.ts'
import { MS_PER_DAY } from '../../../../../rules/units.ts'
import { leastPrice, setOnSale } from '../../../shop/shelf/set-view.ts'

/** What the promo shows: a set, whole where it is sold so, else by its pieces. */
export interface PromoOffer {
  readonly set: ShopSet
  /** Telegram Stars, of all pieces or of one. */
  readonly price: number
  readonly isWhole: boolean
  /** Before it was on sale; null for what is not. */
  readonly originalPrice: number | null
  /** How much cheaper it is, in percent. */
  readonly percentOff: number | null
}

const offerOfSet = (items: readonly ShopItem[], set: ShopSet): PromoOffer[] => {
  const sold = setOnSale(items, set)
  if (sold === null) return []
  const price = sold.whole?.price ?? leastPrice(sold)
  const before = sold.whole?.original_price ?? null
  const originalPrice = before !== null && before > price ? before : null
  const percentOff = originalPrice === null ? null : Math.floor((1 - price / originalPrice) * 100)
  return [{ set, price, isWhole: sold.whole !== null, originalPrice, percentOff }]
}

/** The promo of a day (row 173): the sets on sale take turns; null while none is. @param day `2026-11-24` */
export const promoOf = (items: readonly ShopItem[], day: string): PromoOffer | null => {
  const offers = SHOP_SETS.flatMap((set) => offerOfSet(items, set))
  return offers[Math.floor(Date.parse(day) / MS_PER_DAY) % Math.max(1, offers.length)] ?? null
}
