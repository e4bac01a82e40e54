import type { ShopItem } from '../../../../contracts/wire.ts'
import { priceOf } from '../../../../rules/shop/offers.ts'

/** How many more pieces of an offer its player may buy in this period; without a limit as many as one purchase can be. */
export const leftOf = ({ limit, purchase_count, quantity_max }: ShopItem): number =>
  limit === null ? quantity_max : Math.max(0, limit - purchase_count)

/** What the next pieces cost together, in the offer's currency. */
export const costOf = ({ price, price_step: priceStep }: ShopItem, quantity: number): number =>
  priceOf({ price, priceStep }, 0, quantity)
