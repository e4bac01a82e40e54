import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { ReceiptKind, ReceiptLine } from '#rules/receipts/receipts.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

type Day = ColumnType<string, string, string>

/** Lines that are public, so that everyone can verify them. */
export interface SharedReceipt extends Pick<ReceiptLine, 'kind' | 'period' | 'subject' | 'points'> {
  /** Leaf index from 0. */
  readonly leaf: number
}

export interface ReceiptWeeksTable {
  /** The week's Monday. */
  week: Day
  /** Version of the line encoding. */
  version: number
  leaves: Generated<number>
  /** Cursor of the job that writes leaves: `source` is the source's number, `read_to` the last line read of it. */
  source: Generated<number>
  read_to: Generated<bigint>
  read_no: Generated<number>
  shared: JSONColumnType<readonly SharedReceipt[], string | undefined>
  /** Null until every leaf is written. */
  root: Buffer | null
  sealed_at: InstantOrNull
  /** When the root was posted to the channel. */
  announced_at: InstantOrNull
}

/** A subtree of 1,024 leaves. A week's last one may be smaller. */
export interface ReceiptChunksTable {
  week: Day
  /** Counts from 0. */
  no: number
  /** Hashes of 32 bytes each, concatenated. */
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
  leaf: number
}
