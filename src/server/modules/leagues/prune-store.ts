import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { type LeagueKey, SPECIAL_NO } from './store.ts'

export const unprunedWeeks = (db: Db): Promise<readonly LeagueKey[]> =>
  db
    .selectFrom('league_boards')
    .select(['season', 'week'])
    .where('week', '<', SPECIAL_NO)
    .where('final_at', 'is not', null)
    .where('pruned_at', 'is', null)
    .orderBy('season')
    .orderBy('week')
    .execute()

export const deletePointsBetween = async (db: Db, fromMs: number, toMs: number): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    delete from league_points where at >= ${new Date(fromMs)} and at < ${new Date(toMs)}`.execute(db)
  return Number(numAffectedRows)
}

export const notePruned = async (db: Db, { season, week }: LeagueKey, nowMs: number): Promise<void> => {
  await db
    .updateTable('league_boards')
    .set({ pruned_at: new Date(nowMs) })
    .where('season', '=', season)
    .where('week', '=', week)
    .execute()
}
