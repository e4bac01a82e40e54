import { dayKeyOf, dayStartMs } from '#rules/days.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'

/** UTC day `YYYY-MM-DD` on which the tournament closes, at 20:00. It opened at 20:00 the day before. */
export type TournamentDay = string

const CLOSES_AFTER_MS = 20 * MS_PER_HOUR
const RESULTS_AFTER_MS = 5 * MS_PER_MINUTE

export const TOURNAMENT_DAYS_KEPT = 30

/** 20:00 UTC, exclusive: an entry at exactly this instant is for the next day (R26). */
export const tournamentClosesMs = (day: TournamentDay): number => Date.parse(`${day}T00:00:00Z`) + CLOSES_AFTER_MS

export const tournamentResultsMs = (day: TournamentDay): number => tournamentClosesMs(day) + RESULTS_AFTER_MS

/** The day that can be entered now: today until 20:00 UTC, then tomorrow (R26). */
export const tournamentOpenAt = (nowMs: number): TournamentDay => {
  const todayMs = dayStartMs(nowMs)
  return dayKeyOf(nowMs < todayMs + CLOSES_AFTER_MS ? todayMs : todayMs + MS_PER_DAY)
}

/** The last day that has closed: today from 20:00 UTC on, before that yesterday. */
export const tournamentClosedAt = (nowMs: number): TournamentDay =>
  dayKeyOf(Date.parse(`${tournamentOpenAt(nowMs)}T00:00:00Z`) - MS_PER_DAY)

export const firstTournamentKept = (nowMs: number): TournamentDay =>
  dayKeyOf(dayStartMs(nowMs) - TOURNAMENT_DAYS_KEPT * MS_PER_DAY)
