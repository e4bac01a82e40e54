import { sql } from 'kysely'
import type { TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import type { Db } from '#server/db/database.ts'

export interface ErasedEntry {
  readonly day: TournamentDay
  readonly bracket: number | null
}

/**
 * At most `limit`. Keeps the entries of a draw under way, which depends on them; its job deletes them with the prizes
 * (R26).
 */
export const eraseEntries = async (db: Db, playerId: number, limit: number): Promise<readonly ErasedEntry[]> => {
  const { rows } = await sql<ErasedEntry>`
    delete from tournament_entries where player_id = ${playerId}::bigint and (day, no) in (
      select day, no from tournament_entries as old where player_id = ${playerId}::bigint
        and day not in (select day from tournament_days where begun_at is not null and drawn_at is null) limit ${limit})
    returning day, bracket`.execute(db)
  return rows
}
