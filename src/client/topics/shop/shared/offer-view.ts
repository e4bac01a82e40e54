import { extraIconUrl } from '#assets/manifest/extras.ts'
import type { IconName } from '#assets/manifest/packs.ts'
import { formatBalance, formatCost, formatInteger } from '#client/ui/format/format.ts'
import type { IconArt } from '#client/ui/icons/icon.tsx'
import { kindPicture } from '#client/ui/items/item-picture.ts'
import type { ShopItem } from '#contracts/wire.ts'
import type { BossItem } from '#rules/boss/boss.ts'
import type { AnyBoxKind, BoxKind } from '#rules/items/boxes.ts'
import { type ItemBox, priceOf, SHOP_CURRENCIES, type ShopCurrency } from '#rules/shop/offers.ts'
import type { ShopTab } from '../links.ts'

/** Pieces left in this period. Without a limit, the most of one purchase. */
export const leftOf = ({ limit, purchase_count, quantity_max }: ShopItem): number =>
  limit === null ? quantity_max : Math.max(0, limit - purchase_count)

export const mostOf = (offer: ShopItem): number => Math.min(offer.quantity_max, leftOf(offer))

export const costOf = ({ price, price_step: priceStep }: ShopItem, quantity: number): number =>
  priceOf({ price, priceStep }, 0, quantity)

export const amountText = (currency: ShopCurrency, amount: number): string =>
  currency === 'TOK' ? formatCost(amount) : formatInteger(amount)

export const balanceText = (currency: ShopCurrency, amount: number): string =>
  currency === 'TOK' ? formatBalance(amount) : formatInteger(amount)

/** Telegram Stars must not look like STAR (T7). */
export const CURRENCY_ICON: Readonly<Record<ShopCurrency, IconName>> = {
  XTR: 'telegram-stars',
  STAR: 'star',
  TOK: 'tok',
}

interface ThingView {
  readonly tab: ShopTab
  readonly icon: IconArt
  readonly box: { readonly closed: IconName; readonly open: IconName } | null
}

const box = (kind: AnyBoxKind) => ({ closed: `box-${kind}`, open: `box-${kind}-open` }) as const

export type ThingName = `${BoxKind | ItemBox}-box` | 'common-weapon-box' | 'energy' | 'tournament-ticket' | BossItem

/** In the shop's order. */
export const THINGS: Readonly<Record<ThingName, ThingView>> = {
  'common-weapon-box': { tab: 'equipment', icon: 'box-weapon', box: box('weapon') },
  'wings-box': { tab: 'equipment', icon: { url: kindPicture('wings', 'common') }, box: box('weapon') },
  'helmet-box': { tab: 'equipment', icon: { url: kindPicture('helmet', 'common') }, box: box('weapon') },
  'wood-box': { tab: 'chests', icon: 'box-wood', box: box('wood') },
  'iron-box': { tab: 'chests', icon: 'box-iron', box: box('iron') },
  'titanium-box': { tab: 'chests', icon: 'box-titanium', box: box('titanium') },
  energy: { tab: 'supplies', icon: 'energy', box: null },
  'tournament-ticket': { tab: 'supplies', icon: { url: extraIconUrl('ticket') }, box: null },
  'meat-hook': { tab: 'supplies', icon: { url: extraIconUrl('meat-hook') }, box: null },
  'four-leaf-clover': { tab: 'supplies', icon: { url: extraIconUrl('four-leaf-clover') }, box: null },
}

export interface ThingOffer {
  readonly item: ShopItem
  readonly thing: ThingName
  readonly view: ThingView
}

export interface Thing {
  readonly thing: ThingName
  readonly view: ThingView
  readonly offers: readonly ShopItem[]
}

const NAMES = Object.keys(THINGS) as ThingName[]
/** Currencies that are earned in the game come first. */
const CURRENCY_ORDER = [...SHOP_CURRENCIES].reverse()

export const thingsOf = (items: readonly ShopItem[], tab: ShopTab): readonly Thing[] =>
  NAMES.filter((thing) => THINGS[thing].tab === tab)
    .map((thing) => ({
      thing,
      view: THINGS[thing],
      offers: CURRENCY_ORDER.flatMap((currency) =>
        items.filter(({ type }) => type === `${thing}-${currency.toLowerCase()}`),
      ),
    }))
    .filter(({ offers }) => offers.length > 0)

/** True if the limit counts per fortnight. A limit above one counts per day (R32). */
export const isFortnightly = ({ limit }: ShopItem): boolean => limit === 1

/** Boxes of this fortnight: how many in all, how many are left, and when the next begins. Null if none is sold. */
export const fortnightOf = (
  items: readonly ShopItem[],
): { readonly all: number; readonly left: number; readonly resetsMs: number } | null => {
  const limited = items.filter(isFortnightly)
  const resetsAt = limited[0]?.resets_at
  if (!resetsAt) return null
  return {
    all: limited.length,
    left: limited.filter((item) => leftOf(item) > 0).length,
    resetsMs: Date.parse(resetsAt),
  }
}
