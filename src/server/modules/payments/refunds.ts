import { MS_PER_HOUR, MS_PER_SECOND } from '../../../rules/units.ts'
import type { CallScope } from '../../call-scope.ts'
import type { ChargeRow, RefundReason } from '../../db/tables/payments.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Logger } from '../../logger.ts'
import type { Stars } from '../../platform/bot/stars.ts'
import { findPlayerLocked } from '../players/service.ts'
import {
  chargesToRefund,
  insertCharge,
  lockCharge,
  markRefunded,
  markTold,
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
/** Of a run: a thousand payments, in case that many wait after an outage. */
const BATCHES_MAX = 20

const retryDelayMs = (attempts: number): number => Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** Math.min(attempts, 20))

/**
 * Takes back what the order of a standing charge gave, as far as it is there; the rest is a debt in STAR (R49). Who has no account any
 * more has nothing, and owes nothing.
 */
const takeBackOrder = async (scope: CallScope, charge: ChargeRow, hasAccount: boolean): Promise<TakenGoods | null> => {
  const playerId = Number(charge.player_id)
  const order = charge.order_id === null ? undefined : await findOrder(scope.db, playerId, charge.order_id)
  if (order?.charge_id !== charge.charge_id) return null
  await setOrderState(scope.db, order, 'refunded')
  // Also of an account that was begun anew: what the former one had is gone.
  if (!hasAccount || order.goods === null) return null
  const { taken, missingShare } = await takeBack(scope, playerId, order.goods, order.id)
  await oweStars(scope, playerId, charge.charge_id, debtFor(order.price_xtr, missingShare))
  return taken
}

/**
 * Begins to give a standing charge back (R49): takes back, and writes the intent, which the queue carries out. Runs in the caller's
 * transaction.
 * @returns false where there is no such charge, or it does not stand
 */
export const beginRefund = async (
  scope: CallScope,
  playerId: number,
  chargeId: string,
  reason: RefundReason,
): Promise<boolean> => {
  const { db, nowMs } = scope
  const player = await findPlayerLocked(db, playerId)
  const charge = await lockCharge(db, playerId, chargeId)
  if (charge?.state !== 'granted') return false
  const taken = await takeBackOrder(scope, charge, player !== undefined)
  await setChargeFate(db, charge, { state: 'refund-due', reason, taken }, nowMs)
  await noteStep(scope, playerId, charge.order_id, 'refund-due')
  return true
}

/** A refund as the messenger's list has it: its own, a chargeback, or ours. */
export interface ListedRefund {
  readonly playerId: number
  readonly chargeId: string
  readonly orderId: string | null
  readonly amount: number
  readonly atMs: number
}

/**
 * Books a refund of the messenger's list, whatever has become of its charge: one that is unknown brings nothing any more; one that stands
 * is taken back; one that waits is done. Runs in the caller's transaction.
 * @returns whether anything was new
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

/** Why a charge is none of its player's: the messenger's list has it as another player's, or has it not at all. */
type Forgery = 'stranger' | 'forged'

/**
 * Takes back what a player has got by a charge that is not the player's, as the messenger's list says: nothing was paid, so that nothing is
 * given back. Runs in the caller's transaction.
 * @returns false where it was taken back before, or the list has it by now
 */
export const takeBackForged = async (
  scope: CallScope,
  playerId: number,
  chargeId: string,
  reason: Forgery,
): Promise<boolean> => {
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

/** The messenger refuses for good: what was taken is given again, and the charge stands; one that never stood waits for an operator. */
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

/** What the queue of refunds works with. */
export interface RefundParts extends CallScope {
  readonly stars: Stars
  readonly log: Logger
}

/** Tells the payer that a payment goes back, once: better never than twice. */
const tellPayer = async ({ db, nowMs, stars }: RefundParts, charge: ChargeRow): Promise<void> => {
  if (!(await markTold(db, charge, nowMs))) return
  const playerId = Number(charge.player_id)
  const texts = await paymentTextsOf(db, playerId, null)
  const done = texts.refunded.replace('{stars}', String(charge.amount_xtr))
  await stars.tell(playerId, charge.reason === null ? done : `${done} ${texts[`why-${charge.reason}`]}`)
}

const refundOne = async (parts: RefundParts, charge: ChargeRow): Promise<void> => {
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

/** Gives back what is due, batch by batch. @returns how many were tried */
export const refundDue = async (parts: RefundParts): Promise<number> => {
  let tried = 0
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    const due = await chargesToRefund(parts.db, parts.nowMs, BATCH)
    for (const charge of due) await refundOne(parts, charge)
    tried += due.length
    if (due.length < BATCH) break
  }
  return tried
}
