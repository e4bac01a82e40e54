import type { ColumnType, Selectable } from 'kysely'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** `amount` is in nano for TOK, in whole units otherwise, and never below 0. */
export interface BalancesTable {
  owner_id: Int8
  asset: string
  amount: Int8
  /** Null if the balance last changed before this column existed. */
  changed_at: InstantOrNull
  /** Only for TOK. True: each movement is queued in `tok_moved`. Null means false. */
  watched: ColumnType<boolean | null, boolean | null | undefined, boolean | null>
}

/** Append-only, one row per side. Both rows of a transfer share the id. Partitioned by month of `at`. */
export interface LedgerTable {
  account: Int8
  at: Instant
  id: string
  asset: string
  amount: Int8
  reason: string
  ref: string | null
}

/** A row of a known account. `amount` is negative for a loss. */
export type LedgerEntry = Omit<Selectable<LedgerTable>, 'account'>

/** Sums of a month that was moved out of the ledger. Gains and losses are both at least 0. */
export interface LedgerArchivedTable {
  account: Int8
  /** UTC, `2026-08`. */
  month: string
  asset: string
  gained: Int8
  lost: Int8
}
