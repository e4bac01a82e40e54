import type { CallScope } from '../../call-scope.ts'
import type { OrderRow, RefundReason } from '../../db/tables/payments.ts'
import { isBannedNow } from '../../standing.ts'
import { findPlayerLocked } from '../players/service.ts'
import { insertCharge, setChargeFate } from './charge-store.ts'
import { noteStep } from './events.ts'
import type { PaidOffers } from './offers.ts'
import { findOrder, insertOrder, markGranted } from './order-store.ts'
import { openPayload } from './payload.ts'

/** A payment as the messenger tells it, by an update or in its list of transactions. */
export interface Payment {
  /** Who paid. */
  readonly playerId: number
  readonly chargeId: string
  readonly currency: string
  readonly amount: number
  readonly payload: string
  readonly atMs: number
}

/** What payments are settled with. */
export interface PaymentRules {
  readonly botToken: string
  readonly offers: PaidOffers
}

/** What became of a payment: `known` = it was stored before. */
export type Settlement =
  | { readonly is: 'granted' | 'known' }
  | { readonly is: 'surplus'; readonly reason: RefundReason }

const orderOf = async (
  { db, nowMs }: CallScope,
  { botToken, offers }: PaymentRules,
  { playerId, payload }: Payment,
): Promise<OrderRow | RefundReason> => {
  const said = openPayload(botToken, payload)
  if (said === null) return 'unknown'
  if (said.playerId !== playerId) return 'stranger'
  const order = await findOrder(db, playerId, said.orderId)
  if (order) return order
  // The order is of a time that a restored backup has forgotten: the payload says all of it, and its price is today's.
  const offer = await offers.find(db, said.type, nowMs)
  if (!offer) return 'ended'
  await insertOrder(
    db,
    {
      playerId,
      id: said.orderId,
      type: said.type,
      quantity: said.quantity,
      priceXtr: offer.priceXtr * said.quantity,
      key: null,
    },
    nowMs,
  )
  return (await findOrder(db, playerId, said.orderId)) ?? 'unknown'
}

const refusalOf = async (
  { db, nowMs }: CallScope,
  { offers }: PaymentRules,
  order: OrderRow,
  { playerId, currency, amount }: Payment,
): Promise<RefundReason | null> => {
  if (order.state === 'granted' || order.state === 'refunded') return 'twice'
  if (currency !== 'XTR' || amount !== order.price_xtr) return 'amount'
  if (!(await offers.find(db, order.type, nowMs))) return 'ended'
  if (await isBannedNow(db, playerId)) return 'banned'
  return order.quantity > (await offers.piecesLeft(db, playerId, order.type, nowMs)) ? 'limit' : null
}

/**
 * Settles a payment once, however often it is told: its order is granted, or the payment is stored to be given back (R49). Runs in the
 * caller's transaction, which locks the player first; where it fails nothing has happened, and the messenger tells it again.
 */
export const settlePayment = async (scope: CallScope, rules: PaymentRules, payment: Payment): Promise<Settlement> => {
  const { db, nowMs } = scope
  const { playerId, chargeId } = payment
  const player = await findPlayerLocked(db, playerId)
  const said = openPayload(rules.botToken, payment.payload)
  const charge = { playerId, chargeId, orderId: said?.orderId ?? null, amountXtr: payment.amount, atMs: payment.atMs }
  if (!(await insertCharge(db, charge, { state: 'refund-due', reason: 'no-account' }, nowMs))) return { is: 'known' }
  const key = { player_id: BigInt(playerId), charge_id: chargeId }
  const surplus = async (reason: RefundReason): Promise<Settlement> => {
    await setChargeFate(db, key, { state: 'refund-due', reason }, nowMs)
    await noteStep(scope, playerId, charge.orderId, 'surplus')
    return { is: 'surplus', reason }
  }
  if (!player) return surplus('no-account')
  const order = await orderOf(scope, rules, payment)
  if (typeof order === 'string') return surplus(order)
  const refused = await refusalOf(scope, rules, order, payment)
  if (refused !== null) return surplus(refused)
  const goods = await rules.offers.grant(scope, playerId, order.type, order.quantity, order.id)
  await markGranted(db, order, { chargeId, goods }, nowMs)
  await setChargeFate(db, key, { state: 'granted', reason: null }, nowMs)
  await noteStep(scope, playerId, order.id, 'granted')
  return { is: 'granted' }
}
