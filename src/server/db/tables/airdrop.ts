import type { ColumnType } from 'kysely'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** A date as `YYYY-MM-DD`. */
type Day = ColumnType<string, string, string>
type Amount = ColumnType<bigint, bigint | number, bigint | number>

/** What a player has done for the airdrop until the end of a UTC day (R38), summed from the ledger. */
export interface AirdropSumsTable {
  player_id: Int8
  /** The last day that was summed for this player; days between it and that of the job had nothing. */
  through: Day
  claimed_nano: Amount
  /** Of each day those that count. */
  wins: number
  active_days: number
  /** Friends brought who meet the checklist. */
  friends: number
  /** As `friends` was before it last changed, on `friends_on`. */
  friends_before: number
  friends_on: Day
}

/** A snapshot of everybody's points (R38). */
export interface AirdropSnapshotsTable {
  name: string
  /** Of the formula. */
  version: number
  /** The last UTC day that counts. */
  through: Day
  /** Whether the ledger's months may go afterwards. */
  is_last: boolean
  started_at: Instant
  /** Up to which player the lines are written. */
  after_id: Int8
  lines: number
  excluded: number
  points: Amount
  /** Merkle root, hex; null until all lines are written. */
  root: string | null
  finished_at: InstantOrNull
}

/** A player's line of a snapshot. */
export interface AirdropLinesTable {
  player_id: Int8
  snapshot: string
  /** Its place among the leaves; null of who was left out: banned. */
  no: number | null
  points: Amount
  /** Hex. */
  salt: string
}

/** Hashes of the leaves of a snapshot, some in a row each. */
export interface AirdropBlocksTable {
  snapshot: string
  block: number
  /** One after the other, 32 bytes each. */
  leaves: Buffer
  /** Root of these. */
  root: Buffer
}
