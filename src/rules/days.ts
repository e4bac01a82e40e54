import { MS_PER_DAY, MS_PER_WEEK } from './units.ts'

const DAYS_PER_WEEK = 7
/** Weekday of 1 January 1970, a Thursday, with Monday as 0. */
const EPOCH_WEEKDAY = 3

export const dayStartMs = (nowMs: number): number => Math.floor(nowMs / MS_PER_DAY) * MS_PER_DAY

export interface DayCount {
  /** `YYYY-MM-DD`. Null before the first count. */
  readonly day: string | null
  readonly count: number
}

/** True, too, if `kept` is later than `today`: another process's clock may be ahead, and a day must not begin twice. */
export const isOfToday = (kept: string | null, today: string): kept is string => kept !== null && kept >= today

export const laterDay = (kept: string | null, today: string): string => (isOfToday(kept, today) ? kept : today)

export const countOfDay = ({ day, count }: DayCount, today: string): number => (isOfToday(day, today) ? count : 0)

/** Monday 00:00 UTC of the instant's week, in ms (A9). */
export const mondayMs = (nowMs: number): number => {
  const day = Math.floor(nowMs / MS_PER_DAY) + EPOCH_WEEKDAY
  return (Math.floor(day / DAYS_PER_WEEK) * DAYS_PER_WEEK - EPOCH_WEEKDAY) * MS_PER_DAY
}

/** The week's Monday (UTC) as `YYYY-MM-DD`. */
export const weekKeyOf = (nowMs: number): string => dayKeyOf(mondayMs(nowMs))

/** `[fromMs, endsMs)`. @param week as from `weekKeyOf` */
export const weekTimes = (week: string): { readonly fromMs: number; readonly endsMs: number } => {
  const fromMs = Date.parse(`${week}T00:00:00Z`)
  return { fromMs, endsMs: fromMs + MS_PER_WEEK }
}

/** UTC day as `YYYY-MM-DD`. Gregorian, for years 0–9999. */
export const dayKeyOf = (nowMs: number): string => {
  // Counts days since 1 March of year 0, in eras of 400 years, so that a leap day is the last of its year.
  const shifted = Math.floor(nowMs / MS_PER_DAY) + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
