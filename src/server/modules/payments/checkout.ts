import { MS_PER_DAY, MS_PER_MINUTE } from '../../../rules/units.ts'
import type { CallScope } from '../../call-scope.ts'
import { isBannedNow } from '../../standing.ts'
import { findPlayerLocked } from '../players/service.ts'
import { debtOf } from './debts.ts'
import { noteStep } from './events.ts'
import { approvedPieces, findOrder, markApproved } from './order-store.ts'
import { openPayload } from './payload.ts'
import type { PaymentRules } from './settle.ts'

/** A payer's last question before paying. */
export interface Checkout {
  readonly playerId: number
  readonly currency: string
  readonly amount: number
  readonly payload: string
}

/** Why a payment is not let through: a text of the bot. */
export type CheckoutRefusal =
  | 'ended'
  | 'limit'
  | 'late'
  | 'stranger'
  | 'amount'
  | 'banned'
  | 'no-account'
  | 'debt'
  | 'twice'

/** How long an approved order holds its place under the limit. */
export const APPROVAL_MS = 15 * MS_PER_MINUTE
/** An older order is paid by a link whose price and offer nobody looks after. */
export const ORDER_MS = MS_PER_DAY

const refusalOf = async (
  scope: CallScope,
  { botToken, offers }: PaymentRules,
  { playerId, currency, amount, payload }: Checkout,
): Promise<{ readonly orderId: string | null; readonly refusal: CheckoutRefusal | null }> => {
  const { db, nowMs } = scope
  const said = openPayload(botToken, payload)
  const refused = (refusal: CheckoutRefusal) => ({ orderId: said?.orderId ?? null, refusal })
  if (!(await findPlayerLocked(db, playerId))) return refused('no-account')
  if (await isBannedNow(db, playerId)) return refused('banned')
  if (said === null) return refused('late')
  if (said.playerId !== playerId) return refused('stranger')
  const order = await findOrder(db, playerId, said.orderId)
  if (!order) return refused('late')
  if (order.state === 'granted' || order.state === 'refunded') return refused('twice')
  if (order.state === 'closed' || nowMs - order.created_at.getTime() > ORDER_MS) return refused('late')
  const offer = await offers.find(db, order.type, nowMs)
  if (!offer) return refused('ended')
  const isPriced = offer.priceXtr * order.quantity === order.price_xtr
  if (currency !== 'XTR' || amount !== order.price_xtr || !isPriced) return refused('amount')
  if ((await debtOf(db, playerId)) > 0n) return refused('debt')
  const held = await approvedPieces(db, order, nowMs - APPROVAL_MS)
  if (order.quantity + held > (await offers.piecesLeft(db, playerId, order.type, nowMs))) return refused('limit')
  await markApproved(db, { playerId, id: order.id }, nowMs)
  return { orderId: order.id, refusal: null }
}

/**
 * Decides whether a payment may go on, in the caller's transaction: yes only for an order of the payer's that is as it was offered and
 * finds room under its limit, where approvals of the last quarter of an hour count. Nothing is granted by it.
 * @returns null for yes
 */
export const decideCheckout = async (
  scope: CallScope,
  rules: PaymentRules,
  checkout: Checkout,
): Promise<CheckoutRefusal | null> => {
  const { orderId, refusal } = await refusalOf(scope, rules, checkout)
  await noteStep(scope, checkout.playerId, orderId, refusal === null ? 'approved' : 'denied')
  return refusal
}
