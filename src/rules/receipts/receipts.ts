import { dayKeyOf, mondayMs } from '#rules/days.ts'
import { asciiBytes } from '#rules/merkle/merkle.ts'
import { MS_PER_DAY } from '#rules/units.ts'

/** Decisions under a week's root. An airdrop snapshot is included by its own root. */
export const RECEIPT_KINDS = ['tournament', 'league', 'season', 'airdrop'] as const
export type ReceiptKind = (typeof RECEIPT_KINDS)[number]

/** Version of the line encoding, stored in the line and with the root. */
export const RECEIPT_VERSION = 1
/** For lines and proofs; roots stay. */
export const RECEIPTS_KEPT_WEEKS = 13

const WEEK_MS = 7 * MS_PER_DAY

/** Monday (UTC), `YYYY-MM-DD`. */
export type ReceiptWeek = string & { readonly __of?: 'receipt week' }

export const receiptWeekAt = (nowMs: number): ReceiptWeek => dayKeyOf(mondayMs(nowMs))

/** Decisions in `[fromMs, endsMs)`, and periods closing at the end, come under this week's root. */
export const receiptWeekTimes = (week: ReceiptWeek): { readonly fromMs: number; readonly endsMs: number } => {
  const fromMs = Date.parse(`${week}T00:00:00Z`)
  return { fromMs, endsMs: fromMs + WEEK_MS }
}

export const weekAfter = (week: ReceiptWeek): ReceiptWeek => dayKeyOf(receiptWeekTimes(week).endsMs)

export const firstReceiptKept = (nowMs: number): ReceiptWeek =>
  dayKeyOf(mondayMs(nowMs) - RECEIPTS_KEPT_WEEKS * WEEK_MS)

export interface ReceiptLine {
  readonly kind: ReceiptKind
  /** Tournament `day.no`, league `season-week`, season number, or snapshot name. */
  readonly period: string
  /** Hash of `saltedPlayerInput`, hex; for an airdrop the snapshot's root. */
  readonly subject: string
  readonly place: number | null
  /** League points, rank points (seasons), or number of lines (snapshots). */
  readonly points: number
}

export const receiptContent = ({ kind, period, subject, place, points }: ReceiptLine): Uint8Array =>
  asciiBytes(['house-kombat-receipt/1', kind, period, subject, place ?? '-', points].join('|'))
