import { isBannedNow } from '#server/calls/account-status.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { OrderRow, RefundReason } from '#server/db/tables/payments.ts'
import { findPlayerLocked } from '#server/modules/players/service.ts'
import { type Charge, insertCharge, lockCharge, markListed, setChargeFate } from './charge-store.ts'
import { noteStep } from './events.ts'
import type { PaidOffers } from './offers.ts'
import { findOrder, insertOrder, markGranted } from './order-store.ts'
import { openPayload } from './payload.ts'

export interface Payment {
  readonly playerId: number
  readonly chargeId: string
  readonly currency: string
  readonly amount: number
  readonly payload: string
  readonly atMs: number
}

export interface PaymentRules {
  /** The current token and the previous one, which may have signed an order up to a day ago. */
  readonly botTokens: readonly string[]
  readonly offers: PaidOffers
}

export type Settlement =
  | { readonly is: 'granted' | 'known' }
  | { readonly is: 'surplus'; readonly reason: RefundReason }

const orderOf = async (
  { db, nowMs }: CallScope,
  { botTokens, offers }: PaymentRules,
  { playerId, payload }: Payment,
): Promise<OrderRow | RefundReason> => {
  const said = openPayload(botTokens, payload)
  if (said === null) return 'unknown'
  if (said.playerId !== playerId) return 'stranger'
  const order = await findOrder(db, playerId, said.orderId)
  if (order) return order
  // The row is missing if a backup was restored. The payload replaces it, at today's price.
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

const apiErrorOf = async (
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

const grant = async (scope: CallScope, { offers }: PaymentRules, order: OrderRow, chargeId: string): Promise<void> => {
  const playerId = Number(order.player_id)
  const { id, type, quantity, price_xtr: priceXtr } = order
  const goods = await offers.grant(scope, { playerId, id, type, quantity, priceXtr })
  await markGranted(scope.db, order, { chargeId, goods }, scope.nowMs)
  await noteStep(scope, playerId, order.id, 'granted')
}

const chargeOf = ({ botTokens }: PaymentRules, { playerId, chargeId, amount, payload, atMs }: Payment): Charge => ({
  playerId,
  chargeId,
  orderId: openPayload(botTokens, payload)?.orderId ?? null,
  amountXtr: amount,
  atMs,
})

/**
 * Grants only if Telegram has accepted our approval, because anyone with the webhook's secret can send updates.
 * Otherwise, and if the order cannot be granted, answers `doubted`.
 */
export const settleReported = async (
  scope: CallScope,
  rules: PaymentRules,
  payment: Payment,
): Promise<'granted' | 'known' | 'doubted'> => {
  const { db, nowMs } = scope
  const { playerId, chargeId } = payment
  const player = await findPlayerLocked(db, playerId)
  if (await lockCharge(db, playerId, chargeId)) return 'known'
  const charge = chargeOf(rules, payment)
  const order = player && charge.orderId !== null ? await findOrder(db, playerId, charge.orderId) : undefined
  if (order?.state !== 'approved' || order.confirmed_at === null) return 'doubted'
  if ((await apiErrorOf(scope, rules, order, payment)) !== null) return 'doubted'
  if (!(await insertCharge(db, charge, { state: 'granted', reason: null, source: 'update' }, nowMs))) return 'known'
  await grant(scope, rules, order, chargeId)
  return 'granted'
}

/**
 * Marks the charge as listed. If it was judged forged while the list lagged, its goods are gone although it is real, so
 * it is refunded.
 */
const settleKnown = async (scope: CallScope, playerId: number, chargeId: string): Promise<void> => {
  const { db, nowMs } = scope
  const charge = await lockCharge(db, playerId, chargeId)
  if (!charge) return
  await markListed(db, charge)
  if (charge.state !== 'refunded' || charge.reason !== 'forged') return
  await setChargeFate(db, charge, { state: 'refund-due', reason: 'unknown', taken: charge.taken }, nowMs)
  await noteStep(scope, playerId, charge.order_id, 'refund-due')
}

/**
 * Grants the order, or stores the payment for a refund (R49). Idempotent. Runs in the caller's transaction and locks
 * the player first.
 */
export const settleListed = async (scope: CallScope, rules: PaymentRules, payment: Payment): Promise<Settlement> => {
  const { db, nowMs } = scope
  const { playerId, chargeId } = payment
  const player = await findPlayerLocked(db, playerId)
  const charge = chargeOf(rules, payment)
  const fate = { state: 'refund-due', reason: 'no-account', source: 'list' } as const
  if (!(await insertCharge(db, charge, fate, nowMs))) {
    await settleKnown(scope, playerId, chargeId)
    return { is: 'known' }
  }
  const key = { player_id: BigInt(playerId), charge_id: chargeId }
  const surplus = async (reason: RefundReason): Promise<Settlement> => {
    await setChargeFate(db, key, { state: 'refund-due', reason }, nowMs)
    await noteStep(scope, playerId, charge.orderId, 'surplus')
    return { is: 'surplus', reason }
  }
  if (!player) return surplus('no-account')
  const order = await orderOf(scope, rules, payment)
  if (typeof order === 'string') return surplus(order)
  const refused = await apiErrorOf(scope, rules, order, payment)
  if (refused !== null) return surplus(refused)
  await grant(scope, rules, order, chargeId)
  await setChargeFate(db, key, { state: 'granted', reason: null }, nowMs)
  return { is: 'granted' }
}
