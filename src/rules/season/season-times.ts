import { MS_PER_SECOND } from '#rules/units.ts'

/** As in `GET season` (A3): seconds since the epoch. A negative end means that there is none. */
export interface SeasonTimes {
  readonly start_time: number
  readonly end_time: number
  readonly next_season_time: number
}

export const hasSeasonEnded = ({ end_time }: SeasonTimes, nowMs: number): boolean =>
  end_time >= 0 && nowMs >= end_time * MS_PER_SECOND

/**
 * True before the season, and from its end until the next one: fights are then unranked. A4 calls this 'countdown
 * started' (T29, row 153).
 */
export const isOffSeason = (times: SeasonTimes, nowMs: number): boolean => {
  const hasBegun = nowMs >= times.start_time * MS_PER_SECOND
  if (hasBegun && !hasSeasonEnded(times, nowMs)) return false
  return !hasBegun || nowMs < times.next_season_time * MS_PER_SECOND
}

/** When ranked fights start again. Only meaningful while `isOffSeason` is true. */
export const rankedFromMs = ({ start_time, next_season_time }: SeasonTimes, nowMs: number): number =>
  (nowMs < start_time * MS_PER_SECOND ? start_time : next_season_time) * MS_PER_SECOND
