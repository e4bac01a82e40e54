import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import { type SeasonState, seasonDates } from '#rules/season/seasons.ts'
import { MS_PER_DAY } from '#rules/units.ts'

const WEEK_MS = 7 * MS_PER_DAY

/** Monday 00:00 UTC. @param week 1 to 4 */
export const weekEndMs = (current: SeasonState, season: number, week: number): number =>
  seasonDates(current, season).startMs + week * WEEK_MS

export const weekAt = (current: SeasonState, nowMs: number): number =>
  Math.min(4, Math.floor((nowMs - current.startMs) / WEEK_MS) + 1)

export const worldStartMs = (current: SeasonState): number => seasonDates(current, CURRENT_SEASON_FIRST).startMs
