import { Readable } from 'node:stream'
import type { CallData } from '#contracts/schemas.ts'
import { MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import { AnswerStream } from '#server/calls/call-handler.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction, inTransactionWithin } from '#server/db/transaction.ts'
import { getPlayer } from '#server/modules/players/service.ts'
import { preferencesOf } from '#server/modules/preferences/service.ts'
import { BATCH_ROWS, EXPORT_KEPT_MS, startAccountJob } from './account-jobs.ts'
import { collectedExport, EXPORT_START } from './export-job.ts'
import { READABLE_TABLES, wholeList } from './export-sections.ts'
import { hasMoreThan, ownRowAndTables } from './export-store.ts'
import { type AccountJob, findJob } from './job-store.ts'
import { percentOf } from './progress.ts'
import { balancesRecord, lastExport, readOneSnapshot, recordExport } from './store.ts'

/** Shortest time between two exports of a player, because they are expensive. */
const EXPORT_PAUSE_MS = 10 * MS_PER_MINUTE
/** An account with more attacks, incoming fights or ledger entries than this is not exported immediately. */
const SMALL_ROWS = BATCH_ROWS
/** An immediate export that takes longer is left to the job, so that the call has time to answer. */
const AT_ONCE_MS = 2 * MS_PER_SECOND

const refuseWithin = (pauseMs: number, last: Date | null, nowMs: number): void => {
  const leftMs = last === null ? 0 : last.getTime() + pauseMs - nowMs
  if (leftMs > 0) {
    throw new ApiError('rate-limited', { retry_after_s: Math.max(1, Math.ceil(leftMs / MS_PER_SECOND)) })
  }
}

const exportAtOnce = (db: Db, playerId: number, nowMs: number, withinMs: number) =>
  // Of two concurrent exports, the later one has a snapshot without the record of the earlier one. Its insert fails, so
  // it is retried, and then refused.
  inTransactionWithin(db, withinMs, async (trx) => {
    await readOneSnapshot(trx)
    refuseWithin(EXPORT_PAUSE_MS, await recordExport(trx, playerId, nowMs, EXPORT_PAUSE_MS), nowMs)
    const { own, tables } = await ownRowAndTables(trx, playerId, READABLE_TABLES)
    const { items = [], ...data } = tables
    const from = { playerId, untilMs: nowMs, limit: 2 * SMALL_ROWS + 1 }
    return {
      exported_at: new Date(nowMs).toISOString(),
      profile: { ...own, ...data },
      balances: await balancesRecord(trx, playerId),
      ledger: (await wholeList(trx, 'ledger', from)) as CallData<'users.export'>['ledger'],
      fights: (await wholeList(trx, 'fights', from)) as CallData<'users.export'>['fights'],
      items: [...items],
      preferences: await preferencesOf(trx, playerId),
    }
  })

const handOut = async (db: Db, job: AccountJob, nowMs: number): Promise<AnswerStream> => {
  refuseWithin(EXPORT_PAUSE_MS, await recordExport(db, Number(job.player_id), nowMs, EXPORT_PAUSE_MS), nowMs)
  return new AnswerStream(Readable.from(collectedExport(db, job)))
}

/**
 * A small account is exported in one snapshot. A large one, or any while the database is slow, is collected by a job
 * and stays available for an hour (extra 7). Unrevealed decisions, stored answers and the turns of fights are left out.
 * @throws ApiError `player-not-found`; `rate-limited` within ten minutes, with the seconds left; `export-in-progress`
 * with the percentage
 */
export const exportOf = async (
  db: Db,
  playerId: number,
  nowMs: number,
): Promise<CallData<'users.export'> | AnswerStream> => {
  const untilMs = performance.now() + AT_ONCE_MS
  await getPlayer(db, playerId)
  const job = await findJob(db, playerId, 'export')
  if (job && job.finished_at === null) throw new ApiError('export-in-progress', { percent: percentOf(job) })
  if (job?.finished_at && job.finished_at.getTime() > nowMs - EXPORT_KEPT_MS) return handOut(db, job, nowMs)
  refuseWithin(EXPORT_PAUSE_MS, await lastExport(db, playerId), nowMs)
  if (!(await hasMoreThan(db, playerId, SMALL_ROWS))) {
    const atOnce = await exportAtOnce(db, playerId, nowMs, untilMs - performance.now())
    if (atOnce !== null) return atOnce
  }
  await inTransaction(db, (trx) => startAccountJob(trx, playerId, 'export', EXPORT_START, nowMs))
  throw new ApiError('export-in-progress', { percent: 0 })
}
