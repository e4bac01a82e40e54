import { type Kysely, sql } from 'kysely'
import type { TournamentDay } from '../../../rules/tournament/tournament-calendar.ts'
import type { Database } from '../../db/database.ts'
import { findDay, type TournamentDayRow } from './day-store.ts'

/** The days up to this one whose prizes are not all given, the oldest first. */
export const unpaidDays = async (db: Kysely<Database>, upTo: TournamentDay): Promise<readonly TournamentDay[]> => {
  const rows = await db
    .selectFrom('tournament_days')
    .select('day')
    .where('paid_at', 'is', null)
    .where('day', '<=', upTo)
    .orderBy('day')
    .execute()
  return rows.map(({ day }) => day)
}

/**
 * Takes the turn of a day's job until the transaction ends, and reads how far the day is. Never waits.
 * @returns undefined while another process has the turn, and for a day without a row
 */
export const takeTurn = async (db: Kysely<Database>, day: TournamentDay): Promise<TournamentDayRow | undefined> => {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`tournament job ${day}`}::text, 0)) as taken`.execute(db)
  return rows[0]?.taken ? findDay(db, day) : undefined
}

/** Notes how far a day is; the caller has the turn. */
export const moveDay = async (
  db: Kysely<Database>,
  day: TournamentDay,
  to: Partial<Omit<TournamentDayRow, 'day' | 'seed' | 'seed_hash'>>,
): Promise<void> => {
  await db.updateTable('tournament_days').set(to).where('day', '=', day).execute()
}

/** Deletes the rows of days before this one. */
export const deleteDaysBefore = async (db: Kysely<Database>, day: TournamentDay): Promise<void> => {
  await db.deleteFrom('tournament_days').where('day', '<', day).execute()
}
