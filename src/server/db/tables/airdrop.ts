import type { ColumnType } from 'kysely'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

type Day = ColumnType<string, string, string>
type Amount = ColumnType<bigint, bigint | number, bigint | number>

/** Sums up to the end of the UTC day `through`, all but friends from the ledger (R38). */
export interface AirdropSumsTable {
  player_id: Int8
  /** The last day with anything to add. Later days, up to the job's position, had nothing. */
  through: Day
  claimed_nano: Amount
  /** Counts only wins within the daily limit. */
  wins: number
  active_days: number
  /** Counts only friends who meet the checklist. */
  friends: number
  /** `friends` as it was before the change on `friends_on`. */
  friends_before: number
  friends_on: Day
}

export interface AirdropSnapshotsTable {
  name: string
  version: number
  /** Last UTC day that the snapshot includes. */
  through: Day
  /** True if the ledger's months may be archived after this snapshot. */
  is_last: boolean
  started_at: Instant
  /** Where writing continues: lines up to this player are written. */
  after_id: Int8
  lines: number
  excluded: number
  points: Amount
  /** Merkle root in hex. Null until all lines are written. */
  root: string | null
  finished_at: InstantOrNull
}

export interface AirdropLinesTable {
  player_id: Int8
  snapshot: string
  /** Leaf index. Null for a banned player: the tree leaves such players out. */
  no: number | null
  points: Amount
  /** Hex. */
  salt: string
}

export interface AirdropBlocksTable {
  snapshot: string
  block: number
  /** Hashes of 32 bytes each, concatenated. */
  leaves: Buffer
  root: Buffer
}
