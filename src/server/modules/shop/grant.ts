import type { Offer } from '../../../rules/shop/offers.ts'
import type { CallScope } from '../../call-scope.ts'
import { mint } from '../../db/movements.ts'
import { uuidV7 } from '../../entropy.ts'
import { giveOrInbox } from '../inbox/service.ts'

/** What a purchase is booked under. */
export interface OfferSource {
  /** What its ledger rows refer to: the offer's type, or the order's id. */
  readonly ref: string
}

/** What came out of pieces of an offer. */
export interface GrantedOffer {
  readonly tickets: number
}

/**
 * Gives pieces of an offer, in the transaction that takes the price, and with the player's row locked. What a balance cannot hold waits
 * in the inbox. Price and limit are the caller's.
 */
export const grantOffer = async (
  scope: CallScope,
  playerId: number,
  { contents }: Pick<Offer, 'contents'>,
  quantity: number,
  { ref }: OfferSource,
): Promise<GrantedOffer> => {
  const tickets = contents.quantity * quantity
  const gift = { id: uuidV7(scope.entropy, scope.nowMs), to: playerId, amount: BigInt(tickets) }
  await giveOrInbox(scope, [mint({ ...gift, asset: 'tournament-ticket', reason: 'shop', ref })])
  return { tickets }
}
