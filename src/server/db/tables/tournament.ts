import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { BracketPlace } from '#rules/tournament/bracket.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

type Day = ColumnType<string, string, string>

/** R26 */
export interface TournamentDaysTable {
  day: Day
  /** Hex. Secret until the results are shown. */
  seed: string
  seed_hash: string
  /** All entries at `counted_at`, while entering is open. */
  entered: Generated<number>
  counted_at: InstantOrNull
  /** Once set, entries are closed, whatever the clock says. */
  begun_at: InstantOrNull
  /** Cursor of player ids while entries are read. */
  read_to: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  read_at: InstantOrNull
  /** Entries numbered so far. */
  entrants: Generated<number>
  /** SHA-256 over the slices of the sorted entrants, hex. */
  entrants_hash: string | null
  brackets: Generated<number>
  hashed_at: InstantOrNull
  drawn_to: Generated<number>
  drawn_at: InstantOrNull
  rules_version: string | null
  /** Cursor of player ids. */
  paid_to: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  paid_at: InstantOrNull
}

/** At most three per player and day (R26). */
export interface TournamentEntriesTable {
  player_id: Int8
  day: Day
  /** 1 to 3. */
  no: number
  entered_at: Instant
  /** Assigned when entries are read. `player_no` is the `entry_no` of the player's first entry. */
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

/** `line` is hashed. */
export interface BracketEntrant {
  readonly line: string
  readonly player_id: number
  /** At the time of reading. Null once the account is erased. */
  readonly name: string | null
}

/** All turns of its fights follow from entrants and seed. */
export interface TournamentBracketsTable {
  no: number
  day: Day
  pool: number
  seed: string
  people: number
  /** Size of the power-ordered slice of this bracket's number. */
  slice_size: number
  slice_lowest: number
  slice_highest: number
  slice_hash: string
  entrants: JSONColumnType<readonly BracketEntrant[]>
  /** Only in the pool's last bracket: entrants who got their ticket back. */
  returned: JSONColumnType<readonly BracketEntrant[]>
  /** One digit per match, round by round from the top: 0 = the upper seat wins, 1 = the lower. */
  winners: string
  /** One inviter brought more than a quarter of its people. */
  marked: Generated<boolean>
}
