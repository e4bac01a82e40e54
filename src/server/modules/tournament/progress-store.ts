import type { TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import { tryLockNamed } from '#server/db/advisory-locks.ts'
import type { Db } from '#server/db/database.ts'
import { findDay, type TournamentDayRow } from './day-store.ts'

export const unpaidDays = async (db: Db, upTo: TournamentDay): Promise<readonly TournamentDay[]> => {
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
