import type { StarTransaction } from 'grammy/types'
import { MS_PER_SECOND } from '../../../rules/units.ts'
import { inTransaction } from '../../db/transaction.ts'
import { readFact, writeFact } from '../../db/world-facts.ts'
import { claimsOf } from './charge-store.ts'
import { WALK_FACT } from './figures-store.ts'
import { openPayload } from './payload.ts'
import { bookRefund, takeBackForged } from './refunds.ts'
import { settlePayment } from './settle.ts'
import type { UpdateParts } from './update-parts.ts'

/** What a walk through the messenger's transactions found and repaired. */
export interface Reconciliation {
  readonly seen: number
  readonly granted: number
  readonly surplus: number
  readonly refunds: number
  /** Charges of other players by which somebody had got something. */
  readonly forged: number
}

const PAGE = 100

const repair = async (
  parts: UpdateParts,
  { id, amount, date, source, receiver }: StarTransaction,
): Promise<'granted' | 'surplus' | 'refunds' | null> => {
  const { db, rules } = parts
  const atMs = date * MS_PER_SECOND
  if (source?.type === 'user') {
    const payload = source.invoice_payload ?? ''
    const payment = { playerId: source.user.id, chargeId: id, currency: 'XTR', amount, payload, atMs }
    const settled = await inTransaction(db, (trx) => settlePayment({ ...parts, db: trx }, rules, payment))
    return settled.is === 'known' ? null : settled.is
  }
  if (receiver?.type === 'user') {
    const payload = receiver.invoice_payload ?? ''
    const orderId = openPayload(rules.botToken, payload)?.orderId ?? null
    const refund = { playerId: receiver.user.id, chargeId: id, orderId, amount, atMs }
    return (await inTransaction(db, (trx) => bookRefund({ ...parts, db: trx }, refund))) ? 'refunds' : null
  }
  return null
}

const payerOf = ({
  id,
  source,
  receiver,
}: StarTransaction): readonly (readonly [chargeId: string, playerId: number])[] => {
  const partner = source ?? receiver
  return partner?.type === 'user' ? [[id, partner.user.id]] : []
}

/** Takes back what others have got by these charges, which are known by who paid them. @returns how many */
const dropForged = async (parts: UpdateParts, page: readonly StarTransaction[]): Promise<number> => {
  const payers = new Map(page.flatMap(payerOf))
  if (payers.size === 0) return 0
  const forged = (await claimsOf(parts.db, [...payers.keys()])).filter(
    ({ player_id, charge_id, state }) => state !== 'refunded' && Number(player_id) !== payers.get(charge_id),
  )
  let dropped = 0
  for (const { player_id, charge_id } of forged) {
    const [player, charge] = [Number(player_id), charge_id]
    if (!(await inTransaction(parts.db, (trx) => takeBackForged({ ...parts, db: trx }, player, charge)))) continue
    parts.log.error({ player, charge }, 'what was got by another player’s charge is taken back')
    parts.figures.countForgedPayment()
    dropped += 1
  }
  return dropped
}

/**
 * Walks through the messenger's own list of transactions from where the last walk ended, of which the last page is read again, and
 * settles what no update has told: by the same path. What somebody has got by another's charge is taken back. A database that was restored goes on from its own place.
 * @throws Error when the messenger does not answer; what was walked through stays so
 */
export const reconcile = async (parts: UpdateParts): Promise<Reconciliation> => {
  const { db, stars } = parts
  const stored = (await readFact(db, WALK_FACT)) as { readonly offset: number } | undefined
  let offset = Math.max(0, (stored?.offset ?? 0) - PAGE)
  const found = { seen: 0, granted: 0, surplus: 0, refunds: 0, forged: 0 }
  for (;;) {
    const page = await stars.transactions(offset, PAGE)
    for (const transaction of page) {
      const repaired = await repair(parts, transaction)
      if (repaired !== null) found[repaired] += 1
    }
    found.forged += await dropForged(parts, page)
    found.seen += page.length
    offset += page.length
    await writeFact(db, WALK_FACT, { offset, atMs: parts.nowMs })
    if (page.length < PAGE) return found
  }
}
