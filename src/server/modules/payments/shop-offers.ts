import { isChest } from '#rules/shop/odds.ts'
import { type Offer, offerOf, piecesLeft } from '#rules/shop/offers.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import {
  boughtPieces,
  countPieces,
  getOfferOnSale,
  grantOffer,
  type OfferOnSale,
} from '#server/modules/shop/service.ts'
import { invoiceTexts } from './invoice-texts.ts'
import type { PaidOffers } from './offers.ts'
import { returnedPieces } from './returned-pieces.ts'

const onSale = async (db: CallScope['db'], type: string, nowMs: number): Promise<OfferOnSale | undefined> => {
  try {
    const offer = await getOfferOnSale(db, type, nowMs)
    return offer.currency === 'XTR' ? offer : undefined
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/** The caller has found it on sale. Whether it still is stays unread, because it may end between two reads. */
const soldOffer = (type: string): Offer => {
  const offer = offerOf(type)
  if (!offer) throw new Error(`There is no offer ${type}.`)
  return offer
}

export const SHOP_OFFERS: PaidOffers = {
  find: async (db, type, nowMs) => {
    const offer = await onSale(db, type, nowMs)
    return offer && { type, priceXtr: offer.price, quantityMax: offer.quantityMax }
  },
  texts: invoiceTexts,
  piecesLeft: async (db, playerId, type, nowMs) => {
    const offer = soldOffer(type)
    return piecesLeft(offer, await boughtPieces(db, playerId, offer, nowMs))
  },
  isChest: (type) => {
    const contents = offerOf(type)?.contents
    return contents !== undefined && isChest(contents)
  },
  grant: async (scope, { playerId, id: ref, type, quantity, priceXtr: paidXtr }) => {
    const { db, nowMs } = scope
    const offer = soldOffer(type)
    await countPieces(db, playerId, offer, quantity, nowMs)
    const returned = await returnedPieces(scope, playerId)
    const { amounts, equipments } = await grantOffer(scope, playerId, offer, quantity, { ref, paidXtr, returned })
    return {
      amounts: amounts.map(([asset, amount]) => ({ asset, amount: String(amount) })),
      items: equipments.map(({ id }) => id),
    }
  },
}
