import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { ReceiptKind, ReceiptLine } from '#rules/receipts/receipts.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

type Day = ColumnType<string, string, string>

/** Public lines that everyone can verify. */
export interface SharedReceipt extends Pick<ReceiptLine, 'kind' | 'period' | 'subject' | 'points'> {
  /** Leaf index from 0. */
  readonly leaf: number
}

export interface ReceiptWeeksTable {
  /** Its Monday. */
  week: Day
  /** Version of the line encoding. */
  version: number
  leaves: Generated<number>
  /** Cursor: number of the source, and the last line read. */
  source: Generated<number>
  read_to: Generated<bigint>
  read_no: Generated<number>
  shared: JSONColumnType<readonly SharedReceipt[], string | undefined>
  /** Null until every leaf is in. */
  root: Buffer | null
  sealed_at: InstantOrNull
  /** When the root was posted to the channel. */
  announced_at: InstantOrNull
}

/** A subtree of 1,024 leaves; the last one may be smaller. */
export interface ReceiptChunksTable {
  week: Day
  /** From 0. */
  no: number
  /** Concatenated hashes, 32 bytes each. */
  leaves: Buffer
  root: Buffer
  at: Instant
}

/** Content of a leaf. Deleted with the account; without the salt the remaining leaf reveals nothing. */
export interface ReceiptsTable {
  player_id: Int8
  week: Day
  kind: ReceiptKind
  period: string
  salt: Buffer
  place: number | null
  points: number
  /** Leaf index from 0. */
  leaf: number
}
