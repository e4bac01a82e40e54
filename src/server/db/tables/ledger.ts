import type { ColumnType } from 'kysely'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** Balance of one owner in one asset; `amount` in nano for TOK, whole units else. CHECK (amount >= 0). */
export interface BalancesTable {
  owner_id: Int8
  asset: string
  amount: Int8
  /** When the amount last changed; null when that was before the column existed. */
  changed_at: InstantOrNull
  /** Of TOK: whether each movement is noted in `tok_moved`; null as false. */
  watched: ColumnType<boolean | null, boolean | null | undefined, boolean | null>
}

/**
 * Append-only: what an account gained (above zero) or lost, one row a side; both sides of a transfer share the id. The game's own
 * side is not written. Partitioned by month of `at`.
 */
export interface LedgerTable {
  account: Int8
  at: Instant
  id: string
  asset: string
  amount: Int8
  reason: string
  ref: string | null
}

/** What an account gained and lost of an asset in a month that is no longer in the ledger; both at least 0. */
export interface LedgerArchivedTable {
  account: Int8
  /** Year and month, UTC: `2026-08`. */
  month: string
  asset: string
  gained: Int8
  lost: Int8
}
