import { sql } from 'kysely'
import type { BracketEnd } from '#rules/tournament/bracket.ts'
import type { HashedSlice } from '#rules/tournament/published-texts.ts'
import type { TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import type { Db } from '#server/db/database.ts'
import type { BracketEntrant } from '#server/db/tables/tournament.ts'
import type { OwnedEntry } from './pass-store.ts'

export interface EntrantPerson {
  readonly id: bigint
  readonly username: string | null
  readonly first_name: string
  readonly referrer_id: bigint | null
}

export const peopleOf = async (db: Db, playerIds: readonly bigint[]): Promise<ReadonlyMap<bigint, EntrantPerson>> => {
  const { rows } = await sql<EntrantPerson>`
    select id, username, first_name, referrer_id from players
    where id = any(${[...playerIds]}::bigint[]) and deleted_at is null`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export interface FoughtBracket {
  readonly pool: number
  readonly seed: string
  readonly people: number
  readonly slice: HashedSlice
  readonly entrants: readonly BracketEntrant[]
  readonly returned: readonly BracketEntrant[]
  readonly winners: string
  readonly marked: boolean
}

export const insertBrackets = async (db: Db, day: TournamentDay, brackets: readonly FoughtBracket[]): Promise<void> => {
  await db
    .insertInto('tournament_brackets')
    .values(
      brackets.map(({ slice, entrants, returned, ...bracket }) => ({
        ...bracket,
        day,
        no: slice.no,
        slice_size: slice.size,
        slice_lowest: slice.lowest,
        slice_highest: slice.highest,
        slice_hash: slice.hash,
        entrants: JSON.stringify(entrants),
        returned: JSON.stringify(returned),
      })),
    )
    .execute()
}

export interface EndedEntry extends OwnedEntry {
  readonly bracket: number
  readonly seat: number
  readonly people: number
  readonly end: BracketEnd
}

export const writeEnds = async (db: Db, day: TournamentDay, ended: readonly EndedEntry[]): Promise<void> => {
  if (ended.length === 0) return
  const owners = ended.map(({ playerId }) => playerId)
  await sql`
    update tournament_entries as entries
    set bracket = batch.bracket, seat = batch.seat, people = batch.people, place = batch.place, wins = batch.wins,
      lost_round = batch.lost_round, lost_no = batch.lost_no, loadout = null
    from unnest(${owners}::bigint[], ${ended.map(({ no }) => no)}::smallint[],
      ${ended.map(({ bracket }) => bracket)}::integer[], ${ended.map(({ seat }) => seat)}::smallint[],
      ${ended.map(({ people }) => people)}::smallint[], ${ended.map(({ end }) => end.place)}::smallint[],
      ${ended.map(({ end }) => end.wins)}::smallint[], ${ended.map(({ end }) => end.lost?.round ?? null)}::smallint[],
      ${ended.map(({ end }) => end.lost?.no ?? null)}::smallint[])
      as batch (player_id, no, bracket, seat, people, place, wins, lost_round, lost_no)
    where entries.player_id = batch.player_id and entries.no = batch.no and entries.day = ${day}::date
      and entries.player_id = any(${owners}::bigint[])`.execute(db)
}
