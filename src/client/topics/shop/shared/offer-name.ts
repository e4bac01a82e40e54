import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { itemName } from '#client/i18n/names.ts'
import type { IconArt } from '#client/ui/icons/icon.tsx'
import { itemPicture } from '#client/ui/items/item-picture.ts'
import { SPECIAL_NAMES } from '#rules/items/special-names.ts'
import { SHOP_SETS } from '#rules/shop/offers.ts'
import { THINGS, type ThingName } from './offer-view.ts'
import { setOfType } from './set-view.ts'

const CURRENCY = /-(?:xtr|star|tok)$/

/** An offer's type without its currency: 'wood-box', 'firelord-set', 'firelord-sword'. */
const goodsOf = (type: string): string => type.replace(CURRENCY, '')

const isThing = (goods: string): goods is ThingName => goods in THINGS

const setOf = (goods: string) => SHOP_SETS.find((set) => goods === `${set}-set`)

/** For an offer that this build does not know, its type. */
export const useOfferName = (): ((type: string) => string) => {
  const { t } = useTranslation()
  return (type) => {
    const goods = goodsOf(type)
    if (isThing(goods)) return t(`shop.thing.${goods}.name`)
    const set = setOf(goods)
    if (set !== undefined) return t(`shop.set.${set}.name`)
    return itemName(SPECIAL_NAMES[goods] ?? type)
  }
}

/** A set shows its armour, an unknown offer a box. */
export const offerIcon = (type: string): IconArt => {
  const goods = goodsOf(type)
  if (isThing(goods)) return THINGS[goods].icon
  const set = setOf(goods)
  const url = itemPicture(set === undefined ? goods : `${set}-armor`)
  return url === undefined ? 'box-wood' : { url }
}

const SET_CHEST = {
  closed: { url: extraIconUrl('chest-season') },
  open: { url: extraIconUrl('chest-season-open') },
} as const

export const offerChest = (type: string): { readonly closed: IconArt; readonly open: IconArt } | null => {
  const goods = goodsOf(type)
  if (isThing(goods)) return THINGS[goods].box
  return setOfType(type) === null ? null : SET_CHEST
}
