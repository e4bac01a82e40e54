import { MS_PER_SECOND } from '#rules/units.ts'

/** GET season: seconds since the epoch; a negative end means none (A3). */
export interface SeasonTimes {
  readonly start_time: number
  readonly end_time: number
  readonly next_season_time: number
}

export const hasSeasonEnded = ({ end_time }: SeasonTimes, nowMs: number): boolean =>
  end_time >= 0 && nowMs >= end_time * MS_PER_SECOND

/** Unranked before the season, and from its end until the next (A4 'countdown started', T29, row 153). */
export const isOffSeason = (times: SeasonTimes, nowMs: number): boolean => {
  const hasBegun = nowMs >= times.start_time * MS_PER_SECOND
  if (hasBegun && !hasSeasonEnded(times, nowMs)) return false
  return !hasBegun || nowMs < times.next_season_time * MS_PER_SECOND
}

/** Ms since the epoch. Valid on the off-season day only. */
export const rankedFromMs = ({ start_time, next_season_time }: SeasonTimes, nowMs: number): number =>
  (nowMs < start_time * MS_PER_SECOND ? start_time : next_season_time) * MS_PER_SECOND
