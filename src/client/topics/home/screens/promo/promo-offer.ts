import { leastPrice, setOnSale } from '#client/topics/shop/shared/set-view.ts'
import type { ShopItem } from '#contracts/wire.ts'
import { SHOP_SETS, type ShopSet } from '#rules/shop/offers.ts'
import { MS_PER_DAY } from '#rules/units.ts'

export interface PromoOffer {
  readonly set: ShopSet
  /** Telegram Stars for the whole set or for one piece, as `isWhole` says. */
  readonly price: number
  readonly isWhole: boolean
  readonly originalPrice: number | null
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

/** Sets on sale take turns by `day` (row 173). Null if none is on sale. */
export const promoOf = (items: readonly ShopItem[], day: string): PromoOffer | null => {
  const offers = SHOP_SETS.flatMap((set) => offerOfSet(items, set))
  return offers[Math.floor(Date.parse(day) / MS_PER_DAY) % Math.max(1, offers.length)] ?? null
}
