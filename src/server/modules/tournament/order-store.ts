import { sql } from 'kysely'
import type { TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import type { Db } from '#server/db/database.ts'
import { queryMap, queryRows } from '#server/db/statements.ts'
import type { BracketEntrant } from '#server/db/tables/tournament.ts'
import type { OwnedEntry } from './pass-store.ts'

export interface NumberedEntry extends OwnedEntry {
  readonly entryNo: number
  readonly playerNo: number
  readonly power: number
}

export const numberedAfter = (db: Db, day: TournamentDay, { playerId, no }: OwnedEntry, limit: number) =>
  queryRows(db)<NumberedEntry>`
    select player_id as "playerId", no, entry_no as "entryNo", player_no as "playerNo", power from tournament_entries
    where day = ${day}::date and player_id >= ${playerId}::bigint
      and (player_id > ${playerId}::bigint or no > ${no}::smallint) and entry_no is not null
    order by player_id, no limit ${limit}`

/** Loadouts of entries that have no bracket yet, by number. */
export const loadoutsOf = (
  db: Db,
  day: TournamentDay,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<number, string>> =>
  queryMap(db)<number, string>`
    select entry_no, loadout from tournament_entries
    where day = ${day}::date and player_id = any(${[...playerIds]}::bigint[]) and loadout is not null`

/** Includes entrants whose ticket went back. */
export const drawnEntrants = async (db: Db, day: TournamentDay, numbers: readonly number[]) => {
  const { rows } = await sql<Record<'entrants' | 'returned', readonly BracketEntrant[]>>`
    select entrants, returned from tournament_brackets
    where no = any(${[...numbers]}::integer[]) and day = ${day}::date order by no`.execute(db)
  return rows.flatMap(({ entrants, returned }) => [...entrants, ...returned])
}
