import { type RawBuilder, sql } from 'kysely'
import type { BracketPlace } from '#rules/tournament/bracket.ts'
import type { TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import type { Db } from '#server/db/database.ts'
import { inMs, rowsOf } from '#server/db/player-view.ts'
import { changesOne, execute, queryColumn, queryRows, queryValue } from '#server/db/statements.ts'
import type { TournamentEntriesTable } from '#server/db/tables/tournament.ts'
import type { EntryKey } from './entry-id.ts'

export interface OwnEntryRow extends EntryKey {
  readonly enteredMs: number
  readonly bracket: number | null
  readonly seat: number | null
  readonly place: BracketPlace | null
  readonly wins: number
  readonly lostRound: number | null
  readonly lostNo: number | null
  readonly people: number | null
  readonly returned: TournamentEntriesTable['returned']
}

const OWN_COLUMNS = sql`
  day::text as day, no, ${inMs('entered_at')} as "enteredMs", bracket, seat, place, wins, lost_round as "lostRound", lost_no as "lostNo",
  people, returned`

/** Newest days first; within a day in the order of entering. */
export const ownEntriesSelect =
  (limit: number) =>
  (playerId: number): RawBuilder<readonly OwnEntryRow[]> =>
    rowsOf(sql<OwnEntryRow>`
      select ${OWN_COLUMNS} from tournament_entries where player_id = ${playerId}::bigint
      order by tournament_entries.day desc, entered_at, no limit ${limit}`)

export const entriesOfDay = (db: Db, playerId: number, day: TournamentDay): Promise<readonly OwnEntryRow[]> =>
  queryRows(db)<OwnEntryRow>`
    select ${OWN_COLUMNS} from tournament_entries where player_id = ${playerId}::bigint and day = ${day}::date
    order by entered_at, no`

/** Newest first. Three are enough: the open, the running and the last finished day. */
export const newestDays = (db: Db, playerId: number): Promise<readonly TournamentDay[]> =>
  queryColumn(db)<string>`
    select distinct day from tournament_entries where player_id = ${playerId}::bigint order by day desc
    limit 3`

export const hasEntryReadSince = (db: Db, playerId: number, since: Date): Promise<boolean> =>
  queryValue(db, false)`
    select exists(select from tournament_entries left join tournament_days using (day)
      where player_id = ${playerId}::bigint and (entered_at >= ${since} or read_at >= ${since}
        or begun_at is not null and read_at is null)) as found`

/** Requires the player's lock. */
export const insertEntry = (db: Db, playerId: number, { day, no }: EntryKey, nowMs: number): Promise<void> =>
  execute(db)`
    insert into tournament_entries (player_id, day, no, entered_at)
    values (${playerId}, ${day}, ${no}, ${new Date(nowMs)})`

export const newEntry = (key: EntryKey, nowMs: number): OwnEntryRow => ({
  ...key,
  enteredMs: nowMs,
  ...{ bracket: null, seat: null, place: null, wins: 0, lostRound: null, lostNo: null, people: null, returned: null },
})

export const deleteEntry = (db: Db, playerId: number, { day, no }: EntryKey): Promise<boolean> =>
  changesOne(db)`delete from tournament_entries where player_id = ${playerId} and day = ${day} and no = ${no}`

/** Stores the newest day entered, null if there is none. Requires the player's lock. */
export const keepEnteredDay = (db: Db, playerId: number): Promise<void> =>
  execute(db)`
    update players set tournament_on = (select max(day) from tournament_entries where player_id = ${playerId}::bigint)
    where id = ${playerId}::bigint`
