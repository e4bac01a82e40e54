import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import { MS_PER_DAY, MS_PER_MINUTE, MS_PER_WEEK } from '#rules/units.ts'

/** From a Monday to the Monday four weeks later (R28). */
export const SEASON_DAYS = 28
/** Fights on a season's last day, a Sunday, are unranked (R28). */
export const OFF_SEASON_DAYS = 1
/**
 * Days for claiming a season's rewards, from the start of the next season. After them rewards go to the inbox (R28).
 */
export const SEASON_CLAIM_DAYS = 14
/** Places are frozen this long after the end of the ranked days, so that the last fights are written by then (R28). */
export const FROZEN_AFTER_MS = MS_PER_MINUTE

export const WEEK_SLUGS = ['I', 'II', 'III', 'IV'] as const
export type WeekSlug = (typeof WEEK_SLUGS)[number]

/** `endMs` is the end of the ranked days, `nextMs` the start of the next season (R28). */
export interface SeasonDates {
  readonly number: number
  readonly startMs: number
  readonly endMs: number
  readonly nextMs: number
}

export interface SeasonState extends SeasonDates {
  readonly week: WeekSlug
  /** The specification calls this 'countdown started' (T29). */
  readonly isOffSeason: boolean
  /**
   * A phase is the ranked days or the off-season day. A match found in one phase cannot be fought in the other (R28).
   */
  readonly phaseStartMs: number
  readonly phaseEndMs: number
}

export const isSamePhase = ({ phaseStartMs, phaseEndMs }: SeasonState, atMs: number): boolean =>
  atMs >= phaseStartMs && atMs < phaseEndMs

/**
 * R28, row 152. @param firstStartMs start of the world's first season, a Monday 00:00 UTC @throws RangeError before it
 */
export const calendarAt = (nowMs: number, firstStartMs: number): SeasonState => {
  if (nowMs < firstStartMs) throw new RangeError('No season had begun at that time')
  const lengthMs = SEASON_DAYS * MS_PER_DAY
  const past = Math.floor((nowMs - firstStartMs) / lengthMs)
  const startMs = firstStartMs + past * lengthMs
  const nextMs = startMs + lengthMs
  const endMs = nextMs - OFF_SEASON_DAYS * MS_PER_DAY
  const week = WEEK_SLUGS[Math.floor((nowMs - startMs) / MS_PER_WEEK)] ?? 'IV'
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

/** R28. @param known any season of the same world */
export const seasonDates = (known: SeasonDates, number: number): SeasonDates => {
  const lengthMs = SEASON_DAYS * MS_PER_DAY
  const startMs = known.startMs + (number - known.number) * lengthMs
  const nextMs = startMs + lengthMs
  return { number, startMs, endMs: nextMs - OFF_SEASON_DAYS * MS_PER_DAY, nextMs }
}
