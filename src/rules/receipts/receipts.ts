import { dayKeyOf, mondayMs } from '#rules/days.ts'
import { asciiBytes } from '#rules/merkle/merkle.ts'
import { MS_PER_DAY } from '#rules/units.ts'

/** Decisions that a week's root covers. Of an airdrop snapshot it covers the snapshot's root. */
export const RECEIPT_KINDS = ['tournament', 'league', 'season', 'airdrop'] as const
export type ReceiptKind = (typeof RECEIPT_KINDS)[number]

/** Version of how lines are written, which is part of each line and stored with the root. */
export const RECEIPT_VERSION = 1
/** How long lines and proofs are kept. Roots stay. */
export const RECEIPTS_KEPT_WEEKS = 13

const WEEK_MS = 7 * MS_PER_DAY

/** The week's Monday (UTC), `YYYY-MM-DD`. */
export type ReceiptWeek = string & { readonly __of?: 'receipt week' }

export const receiptWeekAt = (nowMs: number): ReceiptWeek => dayKeyOf(mondayMs(nowMs))

/** This week's root covers decisions in `[fromMs, endsMs)`, and periods that close at its end. */
export const receiptWeekTimes = (week: ReceiptWeek): { readonly fromMs: number; readonly endsMs: number } => {
  const fromMs = Date.parse(`${week}T00:00:00Z`)
  return { fromMs, endsMs: fromMs + WEEK_MS }
}

export const weekAfter = (week: ReceiptWeek): ReceiptWeek => dayKeyOf(receiptWeekTimes(week).endsMs)

export const firstReceiptKept = (nowMs: number): ReceiptWeek =>
  dayKeyOf(mondayMs(nowMs) - RECEIPTS_KEPT_WEEKS * WEEK_MS)

export interface ReceiptLine {
  readonly kind: ReceiptKind
  /** Of a tournament `day.no`, of a league `season-week`, else the season's number or the snapshot's name. */
  readonly period: string
  /** Hash of `saltedPlayerInput` in hex. For an airdrop the snapshot's root. */
  readonly subject: string
  readonly place: number | null
  /** League points, rank points of a season, or the number of a snapshot's lines. */
  readonly points: number
}

export const receiptContent = ({ kind, period, subject, place, points }: ReceiptLine): Uint8Array =>
  asciiBytes(['house-kombat-receipt/1', kind, period, subject, place ?? '-', points].join('|'))
