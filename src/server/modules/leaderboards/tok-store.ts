import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { execute, queryColumn, queryRows, queryValue } from '#server/db/statements.ts'
import { tokStep } from '#server/db/tok-step.ts'
import { FARTHEST_PLACE } from './store.ts'

const STEP = tokStep(sql`amount`)

const BANNED = sql`select player_id from sanctions where status = 'banned'`

export interface TokWatch {
  /** The lowest step that is watched. Null while every rebuild reads all balances. */
  readonly step: number | null
  readonly sweptMs: number
  readonly banned: string
}

export const readTokWatch = async (db: Db): Promise<TokWatch | undefined> => {
  const row = await db.selectFrom('tok_watch').selectAll().where('board', '=', 'tok').executeTakeFirst()
  return row && { step: row.step, sweptMs: row.swept_at.getTime(), banned: row.banned }
}

export const writeTokWatch = async (db: Db, { step, sweptMs, banned }: TokWatch): Promise<void> => {
  const row = { step, swept_at: new Date(sweptMs), banned }
  await db
    .insertInto('tok_watch')
    .values({ board: 'tok', ...row })
    .onConflict((conflict) => conflict.column('board').doUpdateSet(row))
    .execute()
}

export const hashBanned = (db: Db): Promise<string> =>
  queryValue(db, '')`
    select md5(coalesce(string_agg(player_id::text, ',' order by player_id), '')) as hash from (${BANNED})
      as banned`

/** Highest step first. Banned players are left out. */
export const countSteps = (db: Db): Promise<readonly { readonly step: number; readonly owners: number }[]> =>
  queryRows(db)<{ step: number; owners: number }>`
    select ${STEP}::int as step, count(*)::int as owners from balances
    where asset = 'tok' and amount > 0 and owner_id not in (${BANNED}) group by 1 order by 1 desc`

export const unwatchedFrom = (db: Db, step: number): Promise<readonly bigint[]> =>
  queryColumn(db)<bigint>`
    select owner_id from balances
    where asset = 'tok' and amount > 0 and watched is not true and ${STEP} >= ${step}::int
    order by owner_id`

export const watchOwners = (db: Db, owners: readonly bigint[], step: number): Promise<void> =>
  execute(db)`
    update balances set watched = ${STEP} >= ${step}::int
    where owner_id = any(${[...owners]}::bigint[]) and asset = 'tok'
      and coalesce(watched, false) <> (${STEP} >= ${step}::int)`

/** Takes at most `limit` queued movements, and names each owner once. Uncommitted movements are taken next time. */
export const takeChangedOwners = async (
  db: Db,
  limit: number,
): Promise<{ readonly owners: readonly bigint[]; readonly isAll: boolean }> => {
  const { rows } = await sql<{ owner_id: bigint; id: string }>`
    select owner_id, id from tok_moved limit ${sql.lit(limit)}`.execute(db)
  if (rows.length === 0) return { owners: [], isAll: true }
  await sql`
    delete from tok_moved where (owner_id, id) in (
      select * from unnest(${rows.map(({ owner_id }) => owner_id)}::bigint[],
        ${rows.map(({ id }) => id)}::uuid[]))`.execute(db)
  return { owners: [...new Set(rows.map(({ owner_id }) => owner_id))], isAll: rows.length < limit }
}

export const forgetChangedOwners = (db: Db): Promise<void> => execute(db)`delete from tok_moved`

export const rankAll = async (db: Db, step: number): Promise<void> => {
  await sql`delete from tok_ranked`.execute(db)
  await sql`
    insert into tok_ranked (player_id, value, since)
    select owner_id, amount, coalesce(changed_at, '-infinity') from balances
    where asset = 'tok' and amount > 0 and ${STEP} >= ${step}::int`.execute(db)
}

export const highAmong = (db: Db, owners: readonly bigint[], step: number): Promise<readonly bigint[]> =>
  queryColumn(db)<bigint>`
    select owner_id from balances
    where owner_id = any(${[...owners]}::bigint[]) and asset = 'tok' and (watched
      or ${STEP} >= ${step}::int)`

export const unrank = (db: Db, owners: readonly bigint[]): Promise<void> =>
  execute(db)`delete from tok_ranked where player_id = any(${[...owners]}::bigint[])`

/** Call `unrank` first: the owners must not be ranked yet. Skips balances below the step. */
export const rankOwners = (db: Db, owners: readonly bigint[], step: number): Promise<void> =>
  execute(db)`
    insert into tok_ranked (player_id, value, since)
    select owner_id, amount, coalesce(changed_at, '-infinity') from balances
    where owner_id = any(${[...owners]}::bigint[]) and asset = 'tok' and amount > 0
      and ${STEP} >= ${step}::int`

export const firstRanked = (): RawBuilder<unknown> => sql`
  select player_id, value, since, 0 as latest from tok_ranked where player_id not in (${BANNED})
  order by value desc, since, player_id limit ${sql.lit(FARTHEST_PLACE)}`
