import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import { type SeasonState, seasonDates } from '#rules/season/seasons.ts'
import { MS_PER_WEEK } from '#rules/units.ts'

/** Monday 00:00 UTC. @param week 1 to 4 */
export const weekEndMs = (current: SeasonState, season: number, week: number): number =>
  seasonDates(current, season).startMs + week * MS_PER_WEEK

export const weekAt = (current: SeasonState, nowMs: number): number =>
  Math.min(4, Math.floor((nowMs - current.startMs) / MS_PER_WEEK) + 1)

export const worldStartMs = (current: SeasonState): number => seasonDates(current, CURRENT_SEASON_FIRST).startMs
