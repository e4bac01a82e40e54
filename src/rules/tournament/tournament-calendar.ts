import { dayKeyOf, dayStartMs } from '#rules/days.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'

/** UTC day `YYYY-MM-DD` on which the tournament closes, at 20:00. It opens at 20:00 on the day before. */
export type TournamentDay = string

/** Time from 00:00 UTC to the close (R26). */
const CLOSES_AFTER_MS = 20 * MS_PER_HOUR
/** Time from the close to results, prizes and messages (R26). */
const RESULTS_AFTER_MS = 5 * MS_PER_MINUTE

export const TOURNAMENT_DAYS_KEPT = 30

/** 20:00:00 UTC. An entry at this very instant belongs to the next day (R26). */
export const tournamentClosesMs = (day: TournamentDay): number => Date.parse(`${day}T00:00:00Z`) + CLOSES_AFTER_MS

export const tournamentResultsMs = (day: TournamentDay): number => tournamentClosesMs(day) + RESULTS_AFTER_MS

/** Today before 20:00 UTC, then tomorrow (R26). */
export const tournamentOpenAt = (nowMs: number): TournamentDay => {
  const todayMs = dayStartMs(nowMs)
  return dayKeyOf(nowMs < todayMs + CLOSES_AFTER_MS ? todayMs : todayMs + MS_PER_DAY)
}

/** Today from 20:00 UTC on, else yesterday. */
export const tournamentClosedAt = (nowMs: number): TournamentDay =>
  dayKeyOf(Date.parse(`${tournamentOpenAt(nowMs)}T00:00:00Z`) - MS_PER_DAY)

export const firstTournamentKept = (nowMs: number): TournamentDay =>
  dayKeyOf(dayStartMs(nowMs) - TOURNAMENT_DAYS_KEPT * MS_PER_DAY)
