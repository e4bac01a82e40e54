import type { ColumnType, JSONColumnType } from 'kysely'
import type { LedgerReason } from '#contracts/ledger-reasons.ts'
import type { InboxItem } from '#contracts/wire.ts'
import type { MaterialStack } from '#rules/items/materials.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>

/** Its assets are minted when it is claimed. */
export interface InboxTable {
  id: string
  player_id: Int8
  at: Instant
  /** Reason of the later ledger rows. */
  reason: LedgerReason
  /** Nano. */
  tok: Int8
  star: Int8
  materials: JSONColumnType<readonly MaterialStack[]>
  /** Rolled when claimed. */
  contents: JsonOrNull<NonNullable<InboxItem['contents']>>
  opened: JsonOrNull<NonNullable<InboxItem['opened']>>
  claimed_at: InstantOrNull
}
