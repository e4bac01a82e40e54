import { leastPrice, percentOff, setOnSale } from '#client/topics/shop/shared/set-view.ts'
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
  const { whole } = sold
  const off = whole && percentOff(whole)
  return [
    {
      set,
      price: whole?.price ?? leastPrice(sold),
      isWhole: whole !== null,
      originalPrice: off === null ? null : (whole?.original_price ?? null),
      percentOff: off,
    },
  ]
}

/** Sets on sale take turns by `day` (row 173). Null if none is on sale. */
export const promoOf = (items: readonly ShopItem[], day: string): PromoOffer | null => {
  const offers = SHOP_SETS.flatMap((set) => offerOfSet(items, set))
  return offers[Math.floor(Date.parse(day) / MS_PER_DAY) % Math.max(1, offers.length)] ?? null
}
