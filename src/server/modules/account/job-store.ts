import type { Selectable } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { changesOne, execute, queryRow, queryRows } from '#server/db/statements.ts'
import type { AccountJobsTable, JobCursor } from '#server/db/tables/account.ts'

export type AccountJob = Selectable<AccountJobsTable>
export type JobKind = AccountJob['kind']

export interface JobProgress {
  readonly step: string
  readonly place: JobCursor | null
  readonly rows: number
}

export const findJob = (db: Db, playerId: number, kind: JobKind): Promise<AccountJob | undefined> =>
  queryRow(db)<AccountJob>`select * from account_jobs where player_id = ${playerId} and kind = ${kind}`

/** The row stays locked until the transaction ends, so that batches do not overlap. */
export const lockUnfinishedJob = (db: Db, playerId: number, kind: JobKind): Promise<AccountJob | undefined> =>
  queryRow(db)<AccountJob>`
    select * from account_jobs where player_id = ${playerId} and kind = ${kind} and finished_at is null for update`

export const insertJob = async (
  db: Db,
  playerId: number,
  kind: JobKind,
  { step, place, rows }: JobProgress,
  nowMs: number,
): Promise<boolean> => {
  const now = new Date(nowMs)
  return changesOne(db)`
    insert into account_jobs (player_id, kind, asked_at, moved_at, step, place, done)
    values (${playerId}, ${kind}, ${now}, ${now}, ${step}, ${place === null ? null : JSON.stringify(place)}, ${rows})
    on conflict (player_id, kind) do update set asked_at = excluded.asked_at, moved_at = excluded.moved_at,
        finished_at = null, step = excluded.step, place = excluded.place, done = excluded.done, totals = null
      where account_jobs.finished_at is not null`
}

/** Requires the job's lock. */
export const setJobTotals = (
  db: Db,
  { player_id, kind }: AccountJob,
  totals: Readonly<Record<string, number>>,
): Promise<void> =>
  execute(db)`
    update account_jobs set totals = ${JSON.stringify(totals)} where player_id = ${player_id} and kind = ${kind}`

/** `step` is null after the last batch. Requires the job's lock. */
export const saveJobProgress = async (
  db: Db,
  job: AccountJob,
  move: { readonly step: string | null; readonly place: JobCursor | null; readonly rows: number },
  nowMs: number,
): Promise<void> => {
  const now = new Date(nowMs)
  await execute(db)`
    update account_jobs
    set step = ${move.step ?? job.step}, place = ${move.place === null ? null : JSON.stringify(move.place)},
      done = ${job.done + move.rows}, moved_at = ${now}, finished_at = ${move.step === null ? now : null}
    where player_id = ${job.player_id} and kind = ${job.kind}`
}

export const stuckJobs = (db: Db, sinceMs: number, limit: number): Promise<AccountJob[]> =>
  queryRows(db)<AccountJob>`
    select * from account_jobs
    where finished_at is null and moved_at < ${new Date(sinceMs)}
    order by moved_at limit ${limit}`

export const finishedJobs = (db: Db, kind: JobKind, beforeMs: number, limit: number): Promise<AccountJob[]> =>
  queryRows(db)<AccountJob>`
    select * from account_jobs where kind = ${kind} and finished_at < ${new Date(beforeMs)} limit ${limit}`

export const deleteJob = (db: Db, playerId: number, kind: JobKind): Promise<void> =>
  execute(db)`delete from account_jobs where player_id = ${playerId} and kind = ${kind}`

/** False if the job was started again, or is already deleted. */
export const deleteFinishedJob = (db: Db, { player_id, kind }: AccountJob): Promise<boolean> =>
  changesOne(db)`
    delete from account_jobs where player_id = ${player_id} and kind = ${kind} and finished_at is not null`
