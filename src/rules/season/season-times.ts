import { MS_PER_SECOND } from '../units.ts'

/** Instants of a season as GET season sends them: seconds since the epoch; a negative end means none (A3). */
export interface SeasonTimes {
  readonly start_time: number
  readonly end_time: number
  readonly next_season_time: number
}

/** Whether the ranked days of a season are over (A4, row 153). */
export const hasSeasonEnded = ({ end_time }: SeasonTimes, nowMs: number): boolean =>
  end_time >= 0 && nowMs >= end_time * MS_PER_SECOND

/**
 * Whether fights are unranked now: before the season, and from its end until the next one (A4 'countdown started', T29, row 153).
 */
export const isOffSeason = (times: SeasonTimes, nowMs: number): boolean => {
  const hasBegun = nowMs >= times.start_time * MS_PER_SECOND
  if (hasBegun && !hasSeasonEnded(times, nowMs)) return false
  return !hasBegun || nowMs < times.next_season_time * MS_PER_SECOND
}

/** When fights are ranked again, ms since the epoch; to be asked on the off-season day alone. */
export const rankedFromMs = ({ start_time, next_season_time }: SeasonTimes, nowMs: number): number =>
  (nowMs < start_time * MS_PER_SECOND ? start_time : next_season_time) * MS_PER_SECOND
