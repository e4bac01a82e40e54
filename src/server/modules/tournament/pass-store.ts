import { sql } from 'kysely'
import type { TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import type { Db } from '#server/db/database.ts'
import { queryRows } from '#server/db/statements.ts'

export interface OwnedEntry {
  readonly playerId: bigint
  readonly no: number
}

export interface WaitingEntry extends OwnedEntry {
  readonly enteredMs: number
}

export const entriesAfter = (db: Db, day: TournamentDay, afterId: bigint, limit: number) =>
  queryRows(db)<WaitingEntry>`
    select player_id as "playerId", no, (extract(epoch from entered_at) * 1000)::float8 as "enteredMs" from tournament_entries
    where day = ${day}::date and player_id > ${afterId}::bigint order by player_id, entered_at, no
    limit ${limit}`

export interface EntrantStanding {
  readonly playerId: bigint
  readonly isBanned: boolean
  /** When the player rejoined after a deletion. Null if never deleted. */
  readonly restartedMs: number | null
}

export const standingsOf = (db: Db, playerIds: readonly bigint[]): Promise<readonly EntrantStanding[]> =>
  queryRows(db)<EntrantStanding>`
    select id as "playerId", (extract(epoch from restarted_at) * 1000)::float8 as "restartedMs",
      exists (select from sanctions where sanctions.player_id = players.id and status = 'banned') as "isBanned"
    from players where id = any(${[...playerIds]}::bigint[]) and deleted_at is null`

export interface ReadEntry extends OwnedEntry {
  readonly entryNo: number
  readonly playerNo: number
  readonly power: number
  readonly loadout: string
}

export const writeRead = async (db: Db, day: TournamentDay, entries: readonly ReadEntry[]): Promise<void> => {
  if (entries.length === 0) return
  const owners = entries.map(({ playerId }) => playerId)
  await sql`
    update tournament_entries as entries
    set entry_no = batch.entry_no, player_no = batch.player_no, power = batch.power, loadout = batch.loadout
    from unnest(${owners}::bigint[], ${entries.map(({ no }) => no)}::smallint[],
      ${entries.map(({ entryNo }) => entryNo)}::integer[], ${entries.map(({ playerNo }) => playerNo)}::integer[],
      ${entries.map(({ power }) => power)}::integer[], ${entries.map(({ loadout }) => loadout)}::text[])
      as batch (player_id, no, entry_no, player_no, power, loadout)
    where entries.player_id = batch.player_id and entries.no = batch.no and entries.day = ${day}::date
      and entries.player_id = any(${owners}::bigint[])`.execute(db)
}

export const writeReturned = async (
  db: Db,
  day: TournamentDay,
  entries: readonly OwnedEntry[],
  why: 'banned' | 'no-bracket' | 'alone',
): Promise<void> => {
  if (entries.length === 0) return
  const owners = entries.map(({ playerId }) => playerId)
  await sql`
    update tournament_entries as entries set returned = ${why}::text, loadout = null
    from unnest(${owners}::bigint[], ${entries.map(({ no }) => no)}::smallint[]) as batch (player_id, no)
    where entries.player_id = batch.player_id and entries.no = batch.no and entries.day = ${day}::date
      and entries.player_id = any(${owners}::bigint[])`.execute(db)
}

export const deleteEntries = async (db: Db, day: TournamentDay, entries: readonly OwnedEntry[]) => {
  if (entries.length === 0) return []
  const owners = entries.map(({ playerId }) => playerId)
  return queryRows(db)<{ playerId: bigint; bracket: number | null }>`
    delete from tournament_entries as entries
    using unnest(${owners}::bigint[], ${entries.map(({ no }) => no)}::smallint[]) as batch (player_id, no)
    where entries.player_id = batch.player_id and entries.no = batch.no and entries.day = ${day}::date
      and entries.player_id = any(${owners}::bigint[])
    returning entries.player_id as "playerId", entries.bracket`
}
