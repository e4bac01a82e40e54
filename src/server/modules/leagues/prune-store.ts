import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { type LeagueKey, SPECIAL_NO } from './store.ts'

export const unprunedWeeks = (db: Kysely<Database>): Promise<readonly LeagueKey[]> =>
  db
    .selectFrom('league_boards')
    .select(['season', 'week'])
    .where('week', '<', SPECIAL_NO)
    .where('final_at', 'is not', null)
    .where('pruned_at', 'is', null)
    .orderBy('season')
    .orderBy('week')
    .execute()

export const deletePointsBetween = async (db: Kysely<Database>, fromMs: number, toMs: number): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    delete from league_points where at >= ${new Date(fromMs)} and at < ${new Date(toMs)}`.execute(db)
  return Number(numAffectedRows)
}

export const notePruned = async (db: Kysely<Database>, { season, week }: LeagueKey, nowMs: number): Promise<void> => {
  await db
    .updateTable('league_boards')
    .set({ pruned_at: new Date(nowMs) })
    .where('season', '=', season)
    .where('week', '=', week)
    .execute()
}
