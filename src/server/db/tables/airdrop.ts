import type { ColumnType } from 'kysely'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

type Day = ColumnType<string, string, string>
type Amount = ColumnType<bigint, bigint | number, bigint | number>

/** Sums up to the end of a UTC day from the ledger (R38). */
export interface AirdropSumsTable {
  player_id: Int8
  /** The last summed day. Later days up to the job's had nothing. */
  through: Day
  claimed_nano: Amount
  /** Only wins that count within the daily limit. */
  wins: number
  active_days: number
  /** Only friends who meet the checklist. */
  friends: number
  /** Value before the change on `friends_on`. */
  friends_before: number
  friends_on: Day
}

export interface AirdropSnapshotsTable {
  name: string
  version: number
  /** Last UTC day included. */
  through: Day
  /** True if the ledger's months may be archived afterwards. */
  is_last: boolean
  started_at: Instant
  /** Cursor: lines up to this player are written. */
  after_id: Int8
  lines: number
  excluded: number
  points: Amount
  /** Merkle root, hex. Null until all lines are written. */
  root: string | null
  finished_at: InstantOrNull
}

export interface AirdropLinesTable {
  player_id: Int8
  snapshot: string
  /** Leaf index. Null for banned players, who are left out. */
  no: number | null
  points: Amount
  /** Hex. */
  salt: string
}

export interface AirdropBlocksTable {
  snapshot: string
  block: number
  /** Concatenated, 32 bytes each. */
  leaves: Buffer
  root: Buffer
}
