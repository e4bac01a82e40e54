import type { ColumnType, JSONColumnType } from 'kysely'
import type { LedgerReason } from '#contracts/ledger-reasons.ts'
import type { InboxItem } from '#contracts/wire.ts'
import type { MaterialStack } from '#rules/items/materials.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>

/** The contents of an entry are minted only when the player claims it. */
export interface InboxTable {
  id: string
  player_id: Int8
  at: Instant
  /** Reason of the ledger rows that a claim writes. */
  reason: LedgerReason
  /** In nano. All other amounts are whole units. */
  tok: Int8
  star: Int8
  materials: JSONColumnType<readonly MaterialStack[]>
  /**
   * Boxes, chests, stones, items and tickets to open at the claim, which writes the result to `opened`. Null if there
   * are none.
   */
  contents: JsonOrNull<NonNullable<InboxItem['contents']>>
  opened: JsonOrNull<NonNullable<InboxItem['opened']>>
  claimed_at: InstantOrNull
}
