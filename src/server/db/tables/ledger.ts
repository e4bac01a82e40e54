import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** Balance of one owner in one asset; `amount` in nano for TOK, whole units else. CHECK (amount >= 0). */
export interface BalancesTable {
  owner_id: Int8
  asset: string
  amount: Int8
  /** When the amount last changed; null when that was before the column existed. */
  changed_at: InstantOrNull
}

/** Append-only double entry: `amount` of `asset` went from one account to another. Account 0 is the game itself. */
export interface LedgerTable {
  id: string
  at: Instant
  from_account: Int8
  to_account: Int8
  asset: string
  amount: Int8
  reason: string
  ref: string | null
}
