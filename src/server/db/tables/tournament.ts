import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { BracketPlace } from '#rules/tournament/bracket.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

type Day = ColumnType<string, string, string>

export interface TournamentDaysTable {
  day: Day
  /** Hex. Secret until the results are shown. */
  seed: string
  seed_hash: string
  /** Number of entries at `counted_at`, while players can still enter. */
  entered: Generated<number>
  counted_at: InstantOrNull
  /** Once set, entries are closed, whatever the clock says. */
  begun_at: InstantOrNull
  /** Cursor of the job that reads entries: the last player id. */
  read_to: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  read_at: InstantOrNull
  /** How many entries have a number so far. */
  entrants: Generated<number>
  /** SHA-256 over the slices of the sorted entrants, hex. */
  entrants_hash: string | null
  brackets: Generated<number>
  hashed_at: InstantOrNull
  drawn_to: Generated<number>
  drawn_at: InstantOrNull
  rules_version: string | null
  /** Cursor of the job that pays prizes: the last player id. */
  paid_to: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  paid_at: InstantOrNull
}

/** Entries (R26): at most three per player and day. */
export interface TournamentEntriesTable {
  player_id: Int8
  day: Day
  no: number
  entered_at: Instant
  /** Both are assigned when entries are read. `player_no` is the `entry_no` of the player's first entry. */
  entry_no: number | null
  player_no: number | null
  power: number | null
  /** `loadoutText` until the bracket is drawn. The bracket holds it afterwards. */
  loadout: string | null
  bracket: number | null
  seat: number | null
  place: BracketPlace | null
  wins: Generated<number>
  lost_round: number | null
  lost_no: number | null
  /** People in the bracket. Fewer than sixteen halve its prizes. */
  people: number | null
  /** Why the ticket was returned without a bracket. */
  returned: 'banned' | 'no-bracket' | 'alone' | null
}

/** The published hash covers `line`. */
export interface BracketEntrant {
  readonly line: string
  readonly player_id: number
  /** The player's name when the entry was read. Null once the account is erased. */
  readonly name: string | null
}

/** A bracket. All turns of its fights follow from entrants and seed. */
export interface TournamentBracketsTable {
  no: number
  day: Day
  pool: number
  seed: string
  people: number
  /** The entrants, ordered by power, were cut into slices. Size of this bracket's slice. */
  slice_size: number
  slice_lowest: number
  slice_highest: number
  slice_hash: string
  entrants: JSONColumnType<readonly BracketEntrant[]>
  /** Entrants whose ticket was returned. Empty in all brackets of a pool but its last. */
  returned: JSONColumnType<readonly BracketEntrant[]>
  /** One digit per match, round by round from the top: 0 = the upper seat wins, 1 = the lower. */
  winners: string
  /** True if one inviter brought more than a quarter of its people. */
  marked: Generated<boolean>
}
