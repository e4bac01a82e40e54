import type { Cosmetic, ShopItem } from '../../../../../contracts/wire.ts'
import { WORN_TYPES, type WornType } from '../../../../../rules/items/item-kinds.ts'
import { SET_TYPES, SHOP_SETS, type ShopSet } from '../../../../../rules/shop/offers.ts'
import { MS_PER_DAY } from '../../../../../rules/units.ts'

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
  const find = (type: string) => items.find((item) => item.type === type)
  const whole = find(`${set}-set-xtr`)
  const item = whole ?? SET_TYPES.map((type) => find(`${set}-${type}-xtr`)).find((piece) => piece !== undefined)
  if (!item) return []
  const original = item.original_price !== null && item.original_price > item.price ? item.original_price : null
  const percentOff = original === null ? null : Math.floor((1 - item.price / original) * 100)
  return [{ set, price: item.price, isWhole: whole !== undefined, originalPrice: original, percentOff }]
}

/** The promo of a day (row 173): the sets on sale take turns; null while none is. @param day `2026-11-24` */
export const promoOf = (items: readonly ShopItem[], day: string): PromoOffer | null => {
  const offers = SHOP_SETS.flatMap((set) => offerOfSet(items, set))
  return offers[Math.floor(Date.parse(day) / MS_PER_DAY) % Math.max(1, offers.length)] ?? null
}

/** A fighter in all pieces of a set. */
export const inSet = (set: ShopSet): Cosmetic => {
  const types: readonly WornType[] = SET_TYPES
  const worn = Object.fromEntries(
    WORN_TYPES.map((type) => [
      type,
      types.includes(type) ? { slug: `${set}-${type}`, image_url: '', rarity: 'prototype' as const } : null,
    ]),
  ) as Record<WornType, Cosmetic[WornType]>
  return { ...worn, top_10: false, top_50: false }
}
