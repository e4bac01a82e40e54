import type { StarTransaction } from 'grammy/types'
import { MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { readWorldSetting, writeWorldSetting } from '#server/db/world-settings.ts'
import { type Claim, claimsOf, markCorrected, unlistedCharges } from './charge-store.ts'
import { WALK_FACT } from './figures-store.ts'
import { openPayload } from './payload.ts'
import { bookRefund, takeBackForged } from './refunds.ts'
import { settleListed } from './settle.ts'
import type { UpdateDeps } from './update-deps.ts'

export interface Reconciliation {
  readonly seen: number
  readonly granted: number
  readonly surplus: number
  readonly refunds: number
  /** Charges dropped because Telegram's list has them for another player or not at all. */
  readonly forged: number
}

type Repaired = Exclude<keyof Reconciliation, 'seen'>
type Counts = Record<keyof Reconciliation, number>

const PAGE = 100
/** The list can lag behind updates, so a charge counts as missing from it only when older than this. */
const LAG_MS = 5 * MS_PER_MINUTE

interface Line {
  readonly is: 'payment' | 'refund'
  readonly playerId: number
  readonly chargeId: string
  readonly payload: string
  readonly amount: number
  readonly atMs: number
}

const lineOf = ({ id, amount, date, source, receiver }: StarTransaction): readonly Line[] => {
  const partner = source ?? receiver
  if (partner?.type !== 'user') return []
  const payload = partner.invoice_payload ?? ''
  const is = source ? 'payment' : 'refund'
  return [{ is, playerId: partner.user.id, chargeId: id, payload, amount, atMs: date * MS_PER_SECOND }]
}

const isSettled = ({ is }: Line, { state, reason, unlisted_since }: Claim): boolean =>
  is === 'refund' ? state === 'refunded' : unlisted_since === null && reason !== 'forged'

/** Changes the charge and marks it as corrected in one transaction, so that operators see every correction. */
const correct = <T>(
  parts: UpdateDeps,
  { playerId, chargeId }: Pick<Line, 'playerId' | 'chargeId'>,
  change: (scope: UpdateDeps) => Promise<T>,
  isChanged: (result: T) => boolean,
): Promise<T> =>
  inTransaction(parts.db, async (db) => {
    const result = await change({ ...parts, db })
    if (isChanged(result)) await markCorrected(db, { player_id: BigInt(playerId), charge_id: chargeId }, parts.nowMs)
    return result
  })

const repair = async (parts: UpdateDeps, line: Line): Promise<Repaired | null> => {
  const { rules, log, figures } = parts
  if (line.is === 'refund') {
    const refund = { ...line, orderId: openPayload(rules.botTokens, line.payload)?.orderId ?? null }
    return (await correct(parts, line, (scope) => bookRefund(scope, refund), Boolean)) ? 'refunds' : null
  }
  const payment = { ...line, currency: 'XTR' }
  const settled = await correct(
    parts,
    line,
    (scope) => settleListed(scope, rules, payment),
    ({ is }) => is !== 'known',
  )
  if (settled.is === 'known') return null
  if (settled.is === 'surplus') {
    log.warn({ player: line.playerId, why: settled.reason }, 'a payment goes back')
    figures.countSurplusPayment(settled.reason)
  }
  return settled.is
}

const dropForged = async (
  parts: UpdateDeps,
  charges: readonly Pick<Claim, 'player_id' | 'charge_id'>[],
  reason: 'stranger' | 'forged',
): Promise<number> => {
  let dropped = 0
  for (const { player_id, charge_id: charge } of charges) {
    const player = Number(player_id)
    const key = { playerId: player, chargeId: charge }
    if (!(await correct(parts, key, (scope) => takeBackForged(scope, player, charge, reason), Boolean))) continue
    parts.log.error({ player, charge }, 'what was got by a charge that the player has not paid is taken back')
    parts.figures.countForgedPayment()
    dropped += 1
  }
  return dropped
}

const settlePage = async (parts: UpdateDeps, page: readonly StarTransaction[], counts: Counts): Promise<void> => {
  counts.seen += page.length
  const lines = page.flatMap(lineOf)
  if (lines.length === 0) return
  const claims = await claimsOf(parts.db, [...new Set(lines.map(({ chargeId }) => chargeId))])
  const keyed = new Map(claims.map((claim) => [`${claim.player_id} ${claim.charge_id}`, claim]))
  for (const line of lines) {
    const claim = keyed.get(`${line.playerId} ${line.chargeId}`)
    const repaired = claim && isSettled(line, claim) ? null : await repair(parts, line)
    if (repaired !== null) counts[repaired] += 1
  }
  const payers = new Map(lines.map(({ chargeId, playerId }) => [chargeId, playerId]))
  const others = claims.filter(
    ({ player_id, charge_id, state }) => state !== 'refunded' && Number(player_id) !== payers.get(charge_id),
  )
  counts.forged += await dropForged(parts, others, 'stranger')
}

/** Begins a page before the end of the previous walk. Starts over if the list has nothing from there on. */
const firstPage = async ({ db, stars }: UpdateDeps) => {
  const stored = (await readWorldSetting(db, WALK_FACT)) as { readonly offset: number } | undefined
  const offset = Math.max(0, (stored?.offset ?? 0) - PAGE)
  const page = await stars.transactions(offset, PAGE)
  return page.length > 0 || offset === 0 ? { offset, page } : { offset: 0, page: await stars.transactions(0, PAGE) }
}

/**
 * Settles listed transactions that no update has settled. Takes back the goods of charges that the list has for another
 * player or not at all. The position is stored in the database, so a restored backup continues from its own position.
 * @throws Error if the messenger does not answer; progress is kept
 */
export const reconcile = async (parts: UpdateDeps): Promise<Reconciliation> => {
  const { db, stars, nowMs } = parts
  const counts: Counts = { seen: 0, granted: 0, surplus: 0, refunds: 0, forged: 0 }
  let { offset, page } = await firstPage(parts)
  // Reads until a page is empty, because a short page does not prove the end.
  for (; page.length > 0; page = await stars.transactions(offset, PAGE)) {
    await settlePage(parts, page, counts)
    offset += page.length
    await writeWorldSetting(db, WALK_FACT, { offset, atMs: nowMs })
  }
  await writeWorldSetting(db, WALK_FACT, { offset, atMs: nowMs })
  counts.forged += await dropForged(parts, await unlistedCharges(db, nowMs - LAG_MS), 'forged')
  return counts
}
