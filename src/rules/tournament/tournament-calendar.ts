import { dayKeyOf, dayStartMs } from '../days.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '../units.ts'

/** The UTC day at whose 20:00 a tournament closes, `YYYY-MM-DD`: its key. */
export type TournamentDay = string

/** Entering closes so long after 00:00 UTC (R26). */
const CLOSES_AFTER_MS = 20 * MS_PER_HOUR
/** Results, prizes and messages come so long after the close (R26). */
const RESULTS_AFTER_MS = 5 * MS_PER_MINUTE

/** Days for which a tournament can be looked at (R26). */
export const TOURNAMENT_DAYS_KEPT = 30

/** 20:00:00 UTC of a tournament's day: an entry at this instant is the next day's (R26). */
export const tournamentClosesMs = (day: TournamentDay): number => Date.parse(`${day}T00:00:00Z`) + CLOSES_AFTER_MS

/** 20:05 UTC of a tournament's day: from then on its results can be seen (R26). */
export const tournamentResultsMs = (day: TournamentDay): number => tournamentClosesMs(day) + RESULTS_AFTER_MS

/** The tournament that an entry of this instant is for: today's before 20:00 UTC, tomorrow's from then on (R26). */
export const tournamentOpenAt = (nowMs: number): TournamentDay => {
  const todayMs = dayStartMs(nowMs)
  return dayKeyOf(nowMs < todayMs + CLOSES_AFTER_MS ? todayMs : todayMs + MS_PER_DAY)
}

/** The newest tournament that has closed at this instant: today's from 20:00 UTC on, else yesterday's. */
export const tournamentClosedAt = (nowMs: number): TournamentDay =>
  dayKeyOf(Date.parse(`${tournamentOpenAt(nowMs)}T00:00:00Z`) - MS_PER_DAY)

/** The first day that is still kept (R26). */
export const firstTournamentKept = (nowMs: number): TournamentDay =>
  dayKeyOf(dayStartMs(nowMs) - TOURNAMENT_DAYS_KEPT * MS_PER_DAY)
