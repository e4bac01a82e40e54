import { CURRENT_SEASON_FIRST } from '../../../rules/constants.ts'
import { SEASON_DAYS, type SeasonState } from '../../../rules/season/seasons.ts'
import { MS_PER_DAY } from '../../../rules/units.ts'

const WEEK_MS = 7 * MS_PER_DAY

/** When a season begins, by the current one. */
export const seasonStartMs = (current: SeasonState, season: number): number =>
  current.startMs - (current.number - season) * SEASON_DAYS * MS_PER_DAY

/** When a week of a season ends: Monday 00:00 UTC. @param week 1 to 4 */
export const weekEndMs = (current: SeasonState, season: number, week: number): number =>
  seasonStartMs(current, season) + week * WEEK_MS

/** When the last week of a season ends, and its medals are decided. */
export const seasonOverMs = (current: SeasonState, season: number): number => weekEndMs(current, season, 4)

/** The week of an instant in the current season, 1 to 4. */
export const weekAt = (current: SeasonState, nowMs: number): number =>
  Math.min(4, Math.floor((nowMs - current.startMs) / WEEK_MS) + 1)

/** The instant at which the world's first season began. */
export const worldStartMs = (current: SeasonState): number => seasonStartMs(current, CURRENT_SEASON_FIRST)
