import type { PaidOffers } from './offers.ts'

/** The shop's offers for Telegram Stars: none is on sale yet. */
export const SHOP_OFFERS: PaidOffers = {
  find: async () => undefined,
  piecesLeft: async () => 0,
  grant: async () => ({ amounts: [], items: [] }),
}
