import type { TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import type { Db } from '#server/db/database.ts'
import { queryRows } from '#server/db/statements.ts'

export interface ErasedEntry {
  readonly day: TournamentDay
  readonly bracket: number | null
}

/**
 * At most `limit`. Keeps the entries of a draw under way, which depends on them; its job deletes them with the prizes
 * (R26).
 */
export const eraseEntries = (db: Db, playerId: number, limit: number): Promise<readonly ErasedEntry[]> =>
  queryRows(db)<ErasedEntry>`
    delete from tournament_entries where player_id = ${playerId}::bigint and (day, no) in (
      select day, no from tournament_entries as old where player_id = ${playerId}::bigint
        and day not in (select day from tournament_days where begun_at is not null and drawn_at is null) limit ${limit})
    returning day, bracket`
