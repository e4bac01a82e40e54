import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { queryRows, queryValue } from '#server/db/statements.ts'

interface JobLine {
  readonly name: string
  readonly waiting: bigint
  readonly failed: bigint
  readonly oldest: Date | null
}

/** Empty before the queue is installed. Failed jobs have used up their attempts. */
export const queuedJobs = async (db: Db): Promise<readonly JobLine[]> => {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select to_regclass('graphile_worker.jobs') is not null as "isThere"`.execute(db)
  if (found[0]?.isThere !== true) return []
  return queryRows(db)<JobLine>`
    select task_identifier as name,
      count(*) filter (where attempts < max_attempts) as waiting,
      count(*) filter (where attempts >= max_attempts) as failed,
      min(run_at) filter (where attempts < max_attempts) as oldest
    from graphile_worker.jobs group by task_identifier order by task_identifier`
}

export const unlistedCharges = (db: Db): Promise<number> =>
  queryValue(db, 0)`
    select count(*)::integer as charges from payment_charges
    where unlisted_since is not null and state <> 'refunded'`

export const retentionSince = (db: Db, day: string) =>
  db.selectFrom('player_days').selectAll().where('day', '>=', day).orderBy('day', 'desc').orderBy('age').execute()

export const marketDaysSince = (
  db: Db,
  day: string,
): Promise<readonly { readonly day: string; readonly sales: bigint }[]> =>
  queryRows(db)<{ day: string; sales: bigint }>`
    select day::text as day, sum(volume)::bigint as sales from market_days
    where day >= ${day} group by day order by day desc`
