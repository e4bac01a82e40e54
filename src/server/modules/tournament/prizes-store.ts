import type { BracketPlace } from '#rules/tournament/bracket.ts'
import type { TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import type { Db } from '#server/db/database.ts'
import { queryRows } from '#server/db/statements.ts'
import type { OwnedEntry } from './pass-store.ts'

export interface PayableEntry extends OwnedEntry {
  readonly place: BracketPlace | null
  readonly wins: number
  readonly people: number | null
}

export const payableAfter = (db: Db, day: TournamentDay, afterId: bigint, limit: number) =>
  queryRows(db)<PayableEntry>`
    select player_id as "playerId", no, place, wins, people from tournament_entries
    where day = ${day}::date and player_id > ${afterId}::bigint order by player_id, no limit ${limit}`

export const endedAfter = (
  db: Db,
  day: TournamentDay,
  after: { readonly playerId: bigint; readonly no: number },
  limit: number,
): Promise<readonly PayableEntry[]> =>
  queryRows(db)<PayableEntry>`
    select player_id as "playerId", no, place, wins, people from tournament_entries
    where day = ${day}::date and player_id >= ${after.playerId}::bigint
      and (player_id > ${after.playerId}::bigint or no > ${after.no}::smallint) and player_id > 0
    order by player_id, no limit ${limit}`
