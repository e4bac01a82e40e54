import type { ColumnType, JSONColumnType } from 'kysely'
import type { LedgerReason } from '../../../contracts/ledger-reasons.ts'
import type { InboxItem } from '../../../contracts/wire.ts'
import type { MaterialStack } from '../../../rules/items/materials.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>

/** A reward that waits to be claimed; its assets are minted then. */
export interface InboxTable {
  id: string
  player_id: Int8
  at: Instant
  /** Reason of the ledger rows that it becomes. */
  reason: LedgerReason
  /** Nano. */
  tok: Int8
  star: Int8
  materials: JSONColumnType<readonly MaterialStack[]>
  /** What is opened when it is claimed. */
  contents: JsonOrNull<NonNullable<InboxItem['contents']>>
  /** What came out of `contents`; of a claimed one. */
  opened: JsonOrNull<NonNullable<InboxItem['opened']>>
  claimed_at: InstantOrNull
}
