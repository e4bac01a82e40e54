import { weekKeyOf, weekTimes } from '#rules/days.ts'
import { asciiBytes } from '#rules/merkle/merkle.ts'
import { MS_PER_WEEK } from '#rules/units.ts'

/**
 * Kinds of decisions that a week's Merkle root covers. An airdrop snapshot has one line, with the snapshot's own root.
 */
export const RECEIPT_KINDS = ['tournament', 'league', 'season', 'airdrop'] as const
export type ReceiptKind = (typeof RECEIPT_KINDS)[number]

/** Version of the text of a line. It is in each line, and stored with the root. */
export const RECEIPT_VERSION = 1
/** Lines and proofs are kept for this long, roots forever. */
export const RECEIPTS_KEPT_WEEKS = 13

/**
 * The week's Monday (UTC), `YYYY-MM-DD`. Its root covers decisions in `[fromMs, endsMs)` of `weekTimes`, and periods
 * that close at `endsMs`.
 */
export type ReceiptWeek = string & { readonly __of?: 'receipt week' }

export const weekAfter = (week: ReceiptWeek): ReceiptWeek => weekKeyOf(weekTimes(week).endsMs)

export const firstReceiptKept = (nowMs: number): ReceiptWeek => weekKeyOf(nowMs - RECEIPTS_KEPT_WEEKS * MS_PER_WEEK)

export interface ReceiptLine {
  readonly kind: ReceiptKind
  /** `day.no` for a tournament, `season-week` for a league, else the season's number or the snapshot's name. */
  readonly period: string
  /** Hash of `saltedPlayerInput` in hex, or the root of an airdrop snapshot. */
  readonly subject: string
  readonly place: number | null
  /** League points, the season's rank points, or the number of lines in the snapshot. */
  readonly points: number
}

export const receiptContent = ({ kind, period, subject, place, points }: ReceiptLine): Uint8Array =>
  asciiBytes(['house-kombat-receipt/1', kind, period, subject, place ?? '-', points].join('|'))
