import { sql } from 'kysely'
import type { LedgerReason } from '#contracts/ledger-reasons.ts'
import type { Db } from '#server/db/database.ts'
import { queryValue } from '#server/db/statements.ts'

/** How many of the players who joined `age` days before a day were active on it. */
export interface Cohort {
  readonly age: number
  readonly joined: number
  readonly active: number
}

/** Reads all players once, but the ledger only of players with one of the ages. @param day UTC */
export const cohortsOf = async (
  db: Db,
  day: string,
  ages: readonly number[],
  acts: readonly LedgerReason[],
): Promise<readonly Cohort[]> => {
  const begins = sql`(${day}::date::timestamp at time zone 'UTC')`
  const ends = sql`((${day}::date + 1)::timestamp at time zone 'UTC')`
  const age = sql`(${day}::date - (created_at at time zone 'UTC')::date)`
  const { rows } = await sql<{ age: number; joined: bigint; active: bigint }>`
    select age, count(*) as joined, count(*) filter (where active) as active from (
      select ${age} as age, exists (
        select from ledger where account = players.id and at >= ${begins} and at < ${ends}
          and reason = any(${[...acts]}::text[])) as active
      from players where not npc and ${age} = any(${[...ages]}::integer[])) as cohorts
    group by age`.execute(db)
  const found = new Map(rows.map((row) => [row.age, row]))
  return ages.map((one) => {
    const { joined = 0n, active = 0n } = found.get(one) ?? {}
    return { age: one, joined: Number(joined), active: Number(active) }
  })
}

export const keepCohorts = async (db: Db, day: string, cohorts: readonly Cohort[]): Promise<void> => {
  await db
    .insertInto('player_days')
    .values(cohorts.map((cohort) => ({ day, ...cohort })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const lastCountedDay = (db: Db): Promise<string | null> =>
  queryValue<string | null>(db, null)`select max(day) as day from player_days`

export const cohortsKept = (db: Db, day: string): Promise<readonly Cohort[]> =>
  db.selectFrom('player_days').select(['age', 'joined', 'active']).where('day', '=', day).execute()
