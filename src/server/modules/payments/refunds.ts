import { MS_PER_HOUR, MS_PER_SECOND } from '#rules/units.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { ChargeRow, RefundReason } from '#server/db/tables/payments.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { findPlayerLocked } from '#server/modules/players/service.ts'
import type { Logger } from '#server/observability/logger.ts'
import type { Stars } from '#server/platform/bot/stars.ts'
import {
  chargesToRefund,
  insertCharge,
  lockCharge,
  markRefunded,
  markReported,
  postponeRefund,
  setChargeFate,
} from './charge-store.ts'
import { debtFor, forgiveDebt, oweStars } from './debts.ts'
import { noteStep } from './events.ts'
import { findOrder, setOrderState } from './order-store.ts'
import { giveAgain, type TakenGoods, takeBack } from './take-back.ts'
import { paymentTextsOf } from './texts.ts'

const RETRY_FIRST_MS = 5 * MS_PER_SECOND
const RETRY_MAX_MS = MS_PER_HOUR
const BATCH = 50
/** Batches per run: a thousand payments, enough after an outage. */
const BATCHES_MAX = 20

const retryDelayMs = (attempts: number): number => Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** Math.min(attempts, 20))

/**
 * Takes back what is left of the goods; the rest becomes a STAR debt (R49). A deleted account loses and owes nothing.
 */
const takeBackOrder = async (scope: CallScope, charge: ChargeRow, hasAccount: boolean): Promise<TakenGoods | null> => {
  const playerId = Number(charge.player_id)
  const order = charge.order_id === null ? undefined : await findOrder(scope.db, playerId, charge.order_id)
  if (order?.charge_id !== charge.charge_id) return null
  await setOrderState(scope.db, order, 'refunded')
  // The deletion of an account erases `goods`, also if the player has rejoined since.
  if (!hasAccount || order.goods === null) return null
  const { taken, missingShare } = await takeBack(scope, playerId, order.goods, order.id)
  await oweStars(scope, playerId, charge.charge_id, debtFor(order.price_xtr, missingShare))
  return taken
}

/**
 * Takes the goods back and leaves the refund to the job, in the caller's transaction (R49). @returns false if the
 * charge is not in state `granted`
 */
export const beginRefund = async (scope: CallScope, playerId: number, chargeId: string, reason: RefundReason) => {
  const { db, nowMs } = scope
  const player = await findPlayerLocked(db, playerId)
  const charge = await lockCharge(db, playerId, chargeId)
  if (charge?.state !== 'granted') return false
  const taken = await takeBackOrder(scope, charge, player !== undefined)
  await setChargeFate(db, charge, { state: 'refund-due', reason, taken }, nowMs)
  await noteStep(scope, playerId, charge.order_id, 'refund-due')
  return true
}

export interface ListedRefund {
  readonly playerId: number
  readonly chargeId: string
  readonly orderId: string | null
  readonly amount: number
  readonly atMs: number
}

/**
 * Books a refund from Telegram's list. An unknown charge is stored as refunded, so that it grants nothing. The goods of
 * a granted charge are taken back. Any other charge is only marked as refunded. @returns false if nothing was new
 */
export const bookRefund = async (scope: CallScope, refund: ListedRefund): Promise<boolean> => {
  const { db, nowMs } = scope
  const { playerId, chargeId, orderId } = refund
  const player = await findPlayerLocked(db, playerId)
  const listed = { playerId, chargeId, orderId, amountXtr: refund.amount, atMs: refund.atMs }
  if (await insertCharge(db, listed, { state: 'refunded', reason: 'messenger', source: 'list' }, nowMs)) {
    await noteStep(scope, playerId, orderId, 'refunded')
    return true
  }
  const charge = await lockCharge(db, playerId, chargeId)
  if (!charge || charge.state === 'refunded') return false
  if (charge.state === 'granted') {
    const taken = await takeBackOrder(scope, charge, player !== undefined)
    await setChargeFate(db, charge, { state: 'refunded', reason: 'messenger', taken }, nowMs)
  } else await markRefunded(db, charge, nowMs)
  await noteStep(scope, playerId, charge.order_id, 'refunded')
  return true
}

/** `stranger`: Telegram's list has the charge for another player. `forged`: it does not have it. */
type Forgery = 'stranger' | 'forged'

/**
 * Nothing was paid, so nothing is refunded. Runs in the caller's transaction. @returns false if already taken back, or
 * on the list by now
 */
export const takeBackForged = async (scope: CallScope, playerId: number, chargeId: string, reason: Forgery) => {
  const { db, nowMs } = scope
  const player = await findPlayerLocked(db, playerId)
  const charge = await lockCharge(db, playerId, chargeId)
  if (!charge || charge.state === 'refunded') return false
  if (reason === 'forged' && charge.unlisted_since === null) return false
  const taken = charge.state === 'granted' ? await takeBackOrder(scope, charge, player !== undefined) : charge.taken
  await setChargeFate(db, charge, { state: 'refunded', reason, taken }, nowMs)
  await noteStep(scope, playerId, charge.order_id, 'forged')
  return true
}

/**
 * Called when the messenger refuses for good: gives the goods back and restores the charge. If the charge had granted
 * nothing, or the account is deleted, an operator decides.
 */
const undoRefund = async (scope: CallScope, playerId: number, chargeId: string): Promise<void> => {
  const { db, nowMs } = scope
  const player = await findPlayerLocked(db, playerId)
  const charge = await lockCharge(db, playerId, chargeId)
  if (charge?.state !== 'refund-due') return
  const order = charge.order_id === null ? undefined : await findOrder(db, playerId, charge.order_id)
  const stood = order?.state === 'refunded' && order.charge_id === chargeId
  if (stood && player) {
    if (charge.taken !== null) await giveAgain(scope, playerId, charge.taken as TakenGoods, order.id)
    await forgiveDebt(scope, playerId, chargeId)
    await setOrderState(db, order, 'granted')
  }
  const state = stood && player ? 'granted' : 'refused'
  await setChargeFate(db, charge, { state, reason: charge.reason }, nowMs)
  await noteStep(scope, playerId, charge.order_id, 'refused')
}

export interface RefundDeps extends CallScope {
  readonly stars: Stars
  readonly log: Logger
}

/** Sent once: losing the message is better than repeating it. */
const tellPayer = async ({ db, nowMs, stars }: RefundDeps, charge: ChargeRow): Promise<void> => {
  if (!(await markReported(db, charge, nowMs))) return
  const playerId = Number(charge.player_id)
  const texts = await paymentTextsOf(db, playerId, null)
  const done = texts.refunded.replace('{stars}', String(charge.amount_xtr))
  await stars.tell(playerId, charge.reason === null ? done : `${done} ${texts[`why-${charge.reason}`]}`)
}

const refundOne = async (parts: RefundDeps, charge: ChargeRow): Promise<void> => {
  const { db, nowMs, stars, log } = parts
  const [playerId, chargeId] = [Number(charge.player_id), charge.charge_id]
  const outcome = await stars.refund(playerId, chargeId)
  if (outcome.is === 'done') {
    await inTransaction(db, async (trx) => {
      if (await markRefunded(trx, charge, nowMs))
        await noteStep({ ...parts, db: trx }, playerId, charge.order_id, 'refunded')
    })
    await tellPayer(parts, charge)
    return
  }
  if (outcome.is === 'refused') {
    log.error({ player: playerId, why: outcome.why }, 'the messenger refuses to give a payment back')
    await inTransaction(db, (trx) => undoRefund({ ...parts, db: trx }, playerId, chargeId))
    return
  }
  await postponeRefund(db, charge, nowMs + Math.max(outcome.retryAfterMs ?? 0, retryDelayMs(charge.attempts)))
}

export const refundDue = async (parts: RefundDeps): Promise<number> => {
  let tried = 0
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    const due = await chargesToRefund(parts.db, parts.nowMs, BATCH)
    for (const charge of due) await refundOne(parts, charge)
    tried += due.length
    if (due.length < BATCH) break
  }
  return tried
}
