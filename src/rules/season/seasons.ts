import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'

/** Monday to Monday (R28). */
export const SEASON_DAYS = 28
/** On the season's last day, a Sunday, fights are unranked (R28). */
export const OFF_SEASON_DAYS = 1
/** To claim a season's rewards, from the next season's start; afterwards they go to the inbox (R28). */
export const SEASON_CLAIM_DAYS = 14
/** Places are frozen this long after the ranked days end, so that the last fights are written by then (R28). */
export const FROZEN_AFTER_MS = MS_PER_MINUTE

/** Slugs of a season's four weeks, given by the specification (A9). */
export const WEEK_SLUGS = ['I', 'II', 'III', 'IV'] as const
export type WeekSlug = (typeof WEEK_SLUGS)[number]

/** In ms since the epoch: `endMs` ends the ranked days, `nextMs` starts the next season (R28). */
export interface SeasonDates {
  readonly number: number
  readonly startMs: number
  readonly endMs: number
  readonly nextMs: number
}

export interface SeasonState extends SeasonDates {
  readonly week: WeekSlug
  /** 'countdown started' in the specification (T29). */
  readonly isOffSeason: boolean
  /** Ranked days or off-season day. A match found in one cannot be fought in the other (R28). */
  readonly phaseStartMs: number
  readonly phaseEndMs: number
}

export const isSamePhase = ({ phaseStartMs, phaseEndMs }: SeasonState, atMs: number): boolean =>
  atMs >= phaseStartMs && atMs < phaseEndMs

/** R28, row 152. @param firstStartMs Monday 00:00 UTC of the world's first season, number 11 @throws RangeError before the first season */
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

/** `known`: any season of the same world (R28). */
export const seasonDates = (known: SeasonDates, number: number): SeasonDates => {
  const lengthMs = SEASON_DAYS * MS_PER_DAY
  const startMs = known.startMs + (number - known.number) * lengthMs
  const nextMs = startMs + lengthMs
  return { number, startMs, endMs: nextMs - OFF_SEASON_DAYS * MS_PER_DAY, nextMs }
}
