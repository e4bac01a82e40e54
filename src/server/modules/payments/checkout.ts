import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import { isBannedNow } from '#server/calls/account-status.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { findPlayerLocked } from '#server/modules/players/service.ts'
import { debtOf } from './debts.ts'
import { noteStep } from './events.ts'
import { approvedPieces, findOrder, markApproved, markConfirmed, reopenUnconfirmed } from './order-store.ts'
import { openPayload } from './payload.ts'
import type { PaymentRules } from './settle.ts'

export interface Checkout {
  readonly playerId: number
  readonly currency: string
  readonly amount: number
  readonly payload: string
}

export type CheckoutError =
  | 'ended'
  | 'limit'
  /** Another approved order holds the last pieces within the limit. */
  | 'held'
  | 'late'
  | 'stranger'
  | 'amount'
  | 'banned'
  | 'no-account'
  | 'debt'
  | 'twice'

/** How long an approved order counts against the limit. */
export const APPROVAL_MS = 15 * MS_PER_MINUTE
/** The checkout of an older order is refused. */
export const ORDER_MS = MS_PER_DAY

type CheckoutDecision =
  | { readonly refusal: CheckoutError; readonly orderId: string | null; readonly heldMs?: number }
  | { readonly refusal: null; readonly orderId: string }

const decide = async (
  scope: CallScope,
  { botTokens, offers }: PaymentRules,
  { playerId, currency, amount, payload }: Checkout,
): Promise<CheckoutDecision> => {
  const { db, nowMs } = scope
  const said = openPayload(botTokens, payload)
  const refused = (refusal: CheckoutError) => ({ orderId: said?.orderId ?? null, refusal })
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
  const left = await offers.piecesLeft(db, playerId, order.type, nowMs)
  if (order.quantity > left) return refused('limit')
  const { pieces, newestMs } = await approvedPieces(db, order, nowMs - APPROVAL_MS)
  if (order.quantity + pieces > left) return { ...refused('held'), heldMs: newestMs + APPROVAL_MS - nowMs }
  await markApproved(db, { playerId, id: order.id }, nowMs)
  return { orderId: order.id, refusal: null }
}

/** Approves only an unchanged order of the payer within the limit, in the caller's transaction. Grants nothing yet. */
export const decideCheckout = async (
  scope: CallScope,
  rules: PaymentRules,
  checkout: Checkout,
): Promise<CheckoutDecision> => {
  const decision = await decide(scope, rules, checkout)
  await noteStep(scope, checkout.playerId, decision.orderId, decision.refusal === null ? 'approved' : 'denied')
  return decision
}

/**
 * Telegram accepts our approval only of a checkout that it has asked about. After an accepted approval the payment's
 * update is enough to grant the order. Other payments are looked up in Telegram's list. @param isTaken true if Telegram
 * has accepted the approval
 */
export const settleApproval = async (
  scope: CallScope,
  order: { readonly playerId: number; readonly id: string },
  isTaken: boolean,
): Promise<void> => {
  const { db, nowMs } = scope
  if (isTaken) await markConfirmed(db, order, nowMs)
  else if (await reopenUnconfirmed(db, order)) await noteStep(scope, order.playerId, order.id, 'reopened')
}
