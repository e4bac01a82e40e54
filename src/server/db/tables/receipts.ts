import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { ReceiptKind, ReceiptLine } from '../../../rules/receipts/receipts.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** A date as `YYYY-MM-DD`. */
type Day = ColumnType<string, string, string>

/** A line that is nobody's own: everybody may check it. */
export interface SharedReceipt extends Pick<ReceiptLine, 'kind' | 'period' | 'subject' | 'points'> {
  /** Its leaf in the week's tree, from 0. */
  readonly leaf: number
}

/** A week's tree, and how far it is built. */
export interface ReceiptWeeksTable {
  /** Its Monday. */
  week: Day
  /** Of the encoding of its lines. */
  version: number
  /** Leaves so far. */
  leaves: Generated<number>
  /** What is read next: the number of the source, and the line after which it goes on. */
  source: Generated<number>
  read_to: Generated<bigint>
  read_no: Generated<number>
  shared: JSONColumnType<readonly SharedReceipt[], string | undefined>
  /** Null until every leaf is in. */
  root: Buffer | null
  sealed_at: InstantOrNull
  /** When the root stood in the game's channel. */
  announced_at: InstantOrNull
}

/** 1,024 leaves of a week's tree, the last ones fewer: a subtree. */
export interface ReceiptChunksTable {
  week: Day
  /** From 0. */
  no: number
  /** Hashes one after the other, 32 bytes each. */
  leaves: Buffer
  /** The root over them. */
  root: Buffer
  at: Instant
}

/** A player's own line of a week: what the leaf was made of. Deleted with the account; the leaf stays, and says nothing without the salt. */
export interface ReceiptsTable {
  player_id: Int8
  week: Day
  kind: ReceiptKind
  period: string
  salt: Buffer
  place: number | null
  points: number
  /** Its leaf in the week's tree, from 0. */
  leaf: number
}
