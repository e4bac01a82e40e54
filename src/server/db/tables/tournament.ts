import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { BracketPlace } from '../../../rules/tournament/bracket.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** A date as `YYYY-MM-DD`. */
type Day = ColumnType<string, string, string>

/** A day's tournament, and how far its job has come (R26). */
export interface TournamentDaysTable {
  day: Day
  /** Secret until the results can be seen, hex. */
  seed: string
  seed_hash: string
  /** Entries of everybody at `counted_at`, while one can enter. */
  entered: Generated<number>
  counted_at: InstantOrNull
  /** When the pass began: from then on nobody enters or leaves, whatever a clock says. */
  begun_at: InstantOrNull
  /** The pass has read the entries of players up to this id. */
  read_to: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  /** When the pass was through. */
  read_at: InstantOrNull
  /** Entries that the pass has numbered. */
  entrants: Generated<number>
  /** SHA-256 over the slices of the sorted entrants, hex. */
  entrants_hash: string | null
  brackets: Generated<number>
  hashed_at: InstantOrNull
  /** Brackets up to this number are drawn and fought. */
  drawn_to: Generated<number>
  drawn_at: InstantOrNull
  /** The rules by which its fights were fought. */
  rules_version: string | null
  /** Prizes of players up to this id were given. */
  paid_to: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  paid_at: InstantOrNull
}

/** An entry; at most three a player and day (R26). */
export interface TournamentEntriesTable {
  player_id: Int8
  day: Day
  /** 1 to 3. */
  no: number
  entered_at: Instant
  /** From the pass on: its number among all, and that of its player's first. */
  entry_no: number | null
  player_no: number | null
  power: number | null
  /** `loadoutText`, from the pass until the entry has its bracket, which holds it from then on. */
  loadout: string | null
  bracket: number | null
  seat: number | null
  place: BracketPlace | null
  wins: Generated<number>
  /** The match that ended the run. */
  lost_round: number | null
  lost_no: number | null
  /** People of the bracket: fewer than sixteen halve its prizes. */
  people: number | null
  /** Why it has no bracket; its ticket went back. */
  returned: 'banned' | 'no-bracket' | 'alone' | null
}

/** An entrant of a bracket: the line that is hashed, and whose it is. */
export interface BracketEntrant {
  /** `entrantLine`. */
  readonly line: string
  readonly player_id: number
  /** As it was at the pass; null once the account was erased. */
  readonly name: string | null
}

/** A bracket: every turn of its fights follows from entrants and seed. */
export interface TournamentBracketsTable {
  no: number
  day: Day
  pool: number
  seed: string
  people: number
  /** The slice of the order by power that has the bracket's number. */
  slice_size: number
  slice_lowest: number
  slice_highest: number
  slice_hash: string
  /** In the order in which they were dealt. */
  entrants: JSONColumnType<readonly BracketEntrant[]>
  /** In the pool's last bracket: entrants whose ticket went back. */
  returned: JSONColumnType<readonly BracketEntrant[]>
  /** A digit a match, round by round from top to bottom: 0 where the upper seat goes on, 1 the lower. */
  winners: string
  /** More than a quarter of its people were brought by one inviter. */
  marked: Generated<boolean>
}
