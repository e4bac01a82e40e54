import { dayKeyOf, mondayMs } from '../days.ts'
import { asciiBytes } from '../merkle/merkle.ts'
import { MS_PER_DAY } from '../units.ts'

/** What is promised and decided later, as it stands under a week's root: an airdrop's snapshot by its own root. */
export const RECEIPT_KINDS = ['tournament', 'league', 'season', 'airdrop'] as const
export type ReceiptKind = (typeof RECEIPT_KINDS)[number]

/** Of the encoding of a line: it stands in the line, and with the root. */
export const RECEIPT_VERSION = 1
/** Weeks for which each line and its proof are kept; roots stay. */
export const RECEIPTS_KEPT_WEEKS = 13

const WEEK_MS = 7 * MS_PER_DAY

/** Monday (UTC) of a week, `YYYY-MM-DD`. */
export type ReceiptWeek = string & { readonly __of?: 'receipt week' }

/** The week in which an instant lies. */
export const receiptWeekAt = (nowMs: number): ReceiptWeek => dayKeyOf(mondayMs(nowMs))

/** When a week begins, and when it is over: what was decided in it, and what closed with it, stands under its root. */
export const receiptWeekTimes = (week: ReceiptWeek): { readonly fromMs: number; readonly endsMs: number } => {
  const fromMs = Date.parse(`${week}T00:00:00Z`)
  return { fromMs, endsMs: fromMs + WEEK_MS }
}

/** The week after one. */
export const weekAfter = (week: ReceiptWeek): ReceiptWeek => dayKeyOf(receiptWeekTimes(week).endsMs)

/** The first week whose lines are kept. */
export const firstReceiptKept = (nowMs: number): ReceiptWeek =>
  dayKeyOf(mondayMs(nowMs) - RECEIPTS_KEPT_WEEKS * WEEK_MS)

/** A line of a week: who came to what. */
export interface ReceiptLine {
  readonly kind: ReceiptKind
  /** A tournament's `day.no` of the entry, a league's `season-week`, a season's number, a snapshot's name. */
  readonly period: string
  /** The salted player (`saltedPlayerInput`, hashed), hex; of an airdrop the snapshot's root. */
  readonly subject: string
  /** Null for none. */
  readonly place: number | null
  /** League points of tournaments and leagues, rank points of seasons, lines of a snapshot. */
  readonly points: number
}

/** What is hashed to the leaf of a line: one line has one encoding. */
export const receiptContent = ({ kind, period, subject, place, points }: ReceiptLine): Uint8Array =>
  asciiBytes(['house-kombat-receipt/1', kind, period, subject, place ?? '-', points].join('|'))
