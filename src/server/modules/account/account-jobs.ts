import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import type { Clock } from '#server/clock/clock.ts'
import type { Db } from '#server/db/database.ts'
import { enqueue } from '#server/db/queue.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { eraseBatch, erasureTotals } from './erase.ts'
import { collectBatch, exportTotals } from './export-job.ts'
import { deleteParts } from './export-store.ts'
import {
  deleteFinishedJob,
  finishedJobs,
  insertJob,
  type JobKind,
  type JobProgress,
  lockUnfinishedJob,
  saveJobProgress,
  setJobTotals,
  stuckJobs,
} from './job-store.ts'

export const ACCOUNT_JOB = 'account'

export const BATCH_ROWS = 1000
/** Rows per table that `users.delete` itself erases. Covers most accounts and lets the call answer in time. */
export const ROWS_AT_ONCE = 100
/** After this many batches the run yields to other jobs. */
const BATCHES_A_RUN = 50
/** If a job has had no batch for this long, its process is considered dead. */
const STUCK_MS = 2 * MS_PER_MINUTE
const JOBS_A_SWEEP = 100
export const EXPORT_KEPT_MS = 60 * MS_PER_MINUTE

const WORK = {
  export: { batch: collectBatch, totals: exportTotals },
  erasure: { batch: eraseBatch, totals: erasureTotals },
} as const

interface JobScope {
  readonly db: Db
  readonly clock: Clock
}

const enqueueJob = (db: Db, playerId: number, kind: JobKind): Promise<void> =>
  enqueue(db, ACCOUNT_JOB, { playerId: String(playerId), kind }, { key: `${ACCOUNT_JOB} ${kind} ${playerId}` })

/** Runs in the caller's transaction. No effect while the player's job of this kind is unfinished. */
export const startAccountJob = async (db: Db, playerId: number, kind: JobKind, from: JobProgress, nowMs: number) => {
  if (await insertJob(db, playerId, kind, from, nowMs)) await enqueueJob(db, playerId, kind)
}

const doBatch = ({ db, clock }: JobScope, playerId: number, kind: JobKind): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const job = await lockUnfinishedJob(trx, playerId, kind)
    if (!job) return false
    const { batch, totals } = WORK[kind]
    if (job.totals === null) {
      await setJobTotals(trx, job, await totals(trx, playerId))
      return true
    }
    const move = await batch(trx, playerId, job, BATCH_ROWS)
    await saveJobProgress(trx, job, move, clock.nowMs())
    return move.step !== null
  })

export const runAccountJob = async (
  scope: JobScope,
  payload: { readonly playerId: string; readonly kind: JobKind },
): Promise<void> => {
  const playerId = Number(payload.playerId)
  for (let batch = 0; batch < BATCHES_A_RUN; batch += 1) {
    if (!(await doBatch(scope, playerId, payload.kind))) return
  }
  await enqueueJob(scope.db, playerId, payload.kind)
}

export const tendAccountJobs = async ({ db, clock }: JobScope): Promise<void> => {
  const nowMs = clock.nowMs()
  for (const { player_id, kind } of await stuckJobs(db, nowMs - STUCK_MS, JOBS_A_SWEEP)) {
    await enqueueJob(db, Number(player_id), kind)
  }
  const done = [
    ...(await finishedJobs(db, 'export', nowMs - EXPORT_KEPT_MS, JOBS_A_SWEEP)),
    ...(await finishedJobs(db, 'erasure', nowMs - MS_PER_DAY, JOBS_A_SWEEP)),
  ]
  for (const job of done) {
    await inTransaction(db, async (trx) => {
      const wasForgotten = await deleteFinishedJob(trx, job)
      if (wasForgotten && job.kind === 'export') await deleteParts(trx, Number(job.player_id))
    })
  }
}
