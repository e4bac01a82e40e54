import { CURRENT_SEASON_FIRST } from '../constants.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '../units.ts'

/** Length of a season from one Monday to the next one's (R28). */
export const SEASON_DAYS = 28
/** The last day of a season, a Sunday, is off-season: fights are unranked (R28). */
export const OFF_SEASON_DAYS = 1
/** So long after the ranked days' end the last fights are written: what is frozen of a season is frozen then (R28). */
export const FROZEN_AFTER_MS = MS_PER_MINUTE

/** Slugs of the weeks of a season (A9). */
export const WEEK_SLUGS = ['I', 'II', 'III', 'IV'] as const
export type WeekSlug = (typeof WEEK_SLUGS)[number]

/** When a season begins and ends (R28). Times in milliseconds since the epoch. */
export interface SeasonDates {
  readonly number: number
  readonly startMs: number
  /** End of the ranked days: the last Sunday 00:00 UTC. */
  readonly endMs: number
  /** Start of the next season. */
  readonly nextMs: number
}

/** A season and its state at an instant. */
export interface SeasonState extends SeasonDates {
  readonly week: WeekSlug
  /** The specification's 'countdown started' (T29). */
  readonly isOffSeason: boolean
  /** Beginning and end of the ranked days, or of the off-season day: what is found in the one is not fought in the other (R28). */
  readonly phaseStartMs: number
  readonly phaseEndMs: number
}

/** Whether an instant lies in the same ranked days, or off-season day, as the one that the state is of (R28). */
export const isSamePhase = ({ phaseStartMs, phaseEndMs }: SeasonState, atMs: number): boolean =>
  atMs >= phaseStartMs && atMs < phaseEndMs

/**
 * The season in which a moment lies (R28, row 152).
 *
 * @param firstStartMs the Monday 00:00 UTC on which the world's first season began; it has number 11
 * @throws RangeError for a moment before the first season
 */
export const calendarAt = (nowMs: number, firstStartMs: number): SeasonState => {
  if (nowMs < firstStartMs) throw new RangeError('No season had begun at that time')
  const lengthMs = SEASON_DAYS * MS_PER_DAY
  const past = Math.floor((nowMs - firstStartMs) / lengthMs)
  const startMs = firstStartMs + past * lengthMs
  const nextMs = startMs + lengthMs
  const endMs = nextMs - OFF_SEASON_DAYS * MS_PER_DAY
  const week = WEEK_SLUGS[Math.floor((nowMs - startMs) / (7 * MS_PER_DAY))] ?? 'IV'
  const isOffSeason = nowMs >= endMs
  return {
    number: CURRENT_SEASON_FIRST + past,
    startMs,
    endMs,
    nextMs,
    week,
    isOffSeason,
    phaseStartMs: isOffSeason ? endMs : startMs,
    phaseEndMs: isOffSeason ? nextMs : endMs,
  }
}

/** The dates of a season, by those of any other one of the same world (R28). */
export const seasonDates = (known: SeasonDates, number: number): SeasonDates => {
  const lengthMs = SEASON_DAYS * MS_PER_DAY
  const startMs = known.startMs + (number - known.number) * lengthMs
  const nextMs = startMs + lengthMs
  return { number, startMs, endMs: nextMs - OFF_SEASON_DAYS * MS_PER_DAY, nextMs }
}
