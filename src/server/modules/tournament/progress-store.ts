import type { TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import { tryLockNamed } from '#server/db/advisory-locks.ts'
import type { Db } from '#server/db/database.ts'
import { queryColumn } from '#server/db/statements.ts'
import { findDay, type TournamentDayRow } from './day-store.ts'

export const unpaidDays = (db: Db, upTo: TournamentDay): Promise<readonly TournamentDay[]> =>
  queryColumn(db)<TournamentDay>`select day from tournament_days where paid_at is null and day <= ${upTo} order by day`

/**
 * Takes the lock of the day's job without waiting. Call it before anything that waits. @returns undefined if another
 * process has the lock, or the day has no row
 */
export const takeTurn = async (db: Db, day: TournamentDay): Promise<TournamentDayRow | undefined> => {
  return (await tryLockNamed(db, `tournament job ${day}`)) ? findDay(db, day) : undefined
}

export const saveDayProgress = async (
  db: Db,
  day: TournamentDay,
  to: Partial<Omit<TournamentDayRow, 'day' | 'seed' | 'seed_hash'>>,
): Promise<void> => {
  await db.updateTable('tournament_days').set(to).where('day', '=', day).execute()
}
