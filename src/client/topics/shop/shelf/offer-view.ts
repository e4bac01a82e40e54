import { extraIconUrl } from '../../../../../assets/manifest/extras.ts'
import type { IconName } from '../../../../../assets/manifest/packs.ts'
import type { ShopItem } from '../../../../contracts/wire.ts'
import { priceOf } from '../../../../rules/shop/offers.ts'
import { formatCost, formatInteger } from '../../../ui/format/format.ts'
import type { IconArt } from '../../../ui/icons/icon.tsx'
import { kindPicture } from '../../../ui/items/item-picture.ts'
import type { ShopTab } from '../links.ts'

/** How many more pieces of an offer its player may buy in this period; without a limit as many as one purchase can be. */
export const leftOf = ({ limit, purchase_count, quantity_max }: ShopItem): number =>
  limit === null ? quantity_max : Math.max(0, limit - purchase_count)

/** How many pieces the next purchase can be at most. */
export const mostOf = (offer: ShopItem): number => Math.min(offer.quantity_max, leftOf(offer))

/** What the next pieces cost together, in the offer's currency. */
export const costOf = ({ price, price_step: priceStep }: ShopItem, quantity: number): number =>
  priceOf({ price, priceStep }, 0, quantity)

/** A currency of the game itself. */
export type GameCurrency = 'STAR' | 'TOK'

/** An amount of a currency, without its name. */
export const amountText = (currency: GameCurrency, amount: number): string =>
  currency === 'TOK' ? formatCost(amount) : formatInteger(amount)

/** Icon of a currency. */
export const CURRENCY_ICON: Readonly<Record<GameCurrency, IconName>> = { STAR: 'star', TOK: 'tok' }

/** How a thing of the shop is shown: where it stands, its picture, and the chest that opens when it is bought. */
interface ThingView {
  readonly tab: ShopTab
  readonly icon: IconArt
  readonly chest: { readonly closed: IconName; readonly open: IconName } | null
}

const chest = (name: 'wood' | 'iron' | 'titanium' | 'weapon') =>
  ({ closed: `chest-${name}`, open: `chest-${name}-open` }) as const

/** What is sold for STAR and TOK, in the order of its tab. */
export const THINGS = {
  'common-weapon-box': { tab: 'equipment', icon: 'chest-weapon', chest: chest('weapon') },
  'wings-box': { tab: 'equipment', icon: { url: kindPicture('wings', 'common') }, chest: chest('weapon') },
  'helmet-box': { tab: 'equipment', icon: { url: kindPicture('helmet', 'common') }, chest: chest('weapon') },
  'wood-box': { tab: 'chests', icon: 'chest-wood', chest: chest('wood') },
  'iron-box': { tab: 'chests', icon: 'chest-iron', chest: chest('iron') },
  'titanium-box': { tab: 'chests', icon: 'chest-titanium', chest: chest('titanium') },
  energy: { tab: 'supplies', icon: 'energy', chest: null },
  'tournament-ticket': { tab: 'supplies', icon: { url: extraIconUrl('ticket') }, chest: null },
  'meat-hook': { tab: 'supplies', icon: { url: extraIconUrl('meat-hook') }, chest: null },
  'four-leaf-clover': { tab: 'supplies', icon: { url: extraIconUrl('four-leaf-clover') }, chest: null },
} as const satisfies Readonly<Record<string, ThingView>>
export type ThingName = keyof typeof THINGS

/** An offer for STAR or TOK, with what it sells. */
export interface ThingOffer {
  readonly item: ShopItem
  readonly currency: GameCurrency
  readonly thing: ThingName
  readonly view: ThingView
}

const NAMES = Object.keys(THINGS) as ThingName[]

/** The offers of a tab for STAR and TOK; what this build does not know is left out. */
export const offersOf = (items: readonly ShopItem[], tab: ShopTab): readonly ThingOffer[] =>
  NAMES.filter((thing) => THINGS[thing].tab === tab).flatMap((thing) =>
    (['STAR', 'TOK'] as const).flatMap((currency): ThingOffer[] => {
      const item = items.find(({ type }) => type === `${thing}-${currency.toLowerCase()}`)
      return item ? [{ item, currency, thing, view: THINGS[thing] }] : []
    }),
  )
