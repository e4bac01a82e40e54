import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { TournamentDay } from '../../../rules/tournament/tournament-calendar.ts'
import type { Database } from '../../db/database.ts'

/** Before every player's id: nobody is read yet, but the pass has begun. */
const BEFORE_ALL = -(2n ** 63n)

const keyOf = (day: TournamentDay): RawBuilder<bigint> =>
  sql`hashtextextended(${`tournament entering ${day}`}::text, 0)`

/**
 * For whoever enters a day's tournament or leaves it: until the transaction ends its pass does not begin. After this it is to be read
 * nothing but once more whether it has: clocks of processes differ, and transactions take their time (R26).
 * @returns whether the day can still be entered and left; false also where it has no row
 */
export const holdEntering = async (db: Kysely<Database>, day: TournamentDay): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock_shared(${keyOf(day)})`.execute(db)
  // A statement of its own: it sees what was written before the lock was got.
  const { rows } = await sql<{ open: boolean }>`
    select read_to is null as open from tournament_days where day = ${day}::date`.execute(db)
  return rows[0]?.open === true
}

/** Begins the pass of a day, once: waits for those who enter or leave just now; whoever comes later finds it closed (R26). */
export const closeEntering = async (db: Kysely<Database>, day: TournamentDay): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${keyOf(day)})`.execute(db)
  await sql`update tournament_days set read_to = ${BEFORE_ALL}::bigint where day = ${day}::date and read_to is null`.execute(
    db,
  )
}
