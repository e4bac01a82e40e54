import { MS_PER_DAY, type RankPoints } from '../units.ts'
import { rankPoints } from './ranks.ts'
import { SEASON_DAYS } from './seasons.ts'

/** From how many points on a rank falls to how many when a season begins, ascending (R29). */
const RESET = [
  [0, 0],
  [400, 100],
  [800, 400],
  [1000, 500],
  [1200, 700],
  [1400, 800],
  [1600, 900],
  [1800, 1000],
  [2000, 1100],
  [2500, 1200],
  [3000, 1400],
  [4000, 1500],
  [5000, 1600],
  [6000, 1700],
  [7000, 1800],
  [8000, 1900],
] as const

const resetOnce = (points: number): number => RESET.findLast(([min]) => points >= min)?.[1] ?? 0

/** Points from `min` on, of which `points` are left. */
export interface ResetStep {
  readonly min: number
  readonly points: number
}

const stepsAfter = (seasons: number): readonly ResetStep[] => {
  const steps: ResetStep[] = []
  for (const [min] of RESET) {
    let points: number = min
    for (let pass = 0; pass < seasons; pass++) points = resetOnce(points)
    if (points > (steps.at(-1)?.points ?? 0)) steps.push({ min, points })
  }
  return steps
}

/**
 * What is left of a rank after one season passed, after two, and so on, until nothing is left of any (R29): of each the steps from
 * which on something is, ascending.
 */
export const RESETS: readonly (readonly ResetStep[])[] = (() => {
  const resets: (readonly ResetStep[])[] = []
  for (let steps = stepsAfter(1); steps.length > 0; steps = stepsAfter(resets.length + 1)) resets.push(steps)
  return resets
})()

/**
 * Points after so many seasons' beginnings (R29).
 * @internal
 */
export const pointsAfterSeasons = (points: number, seasons: number): number =>
  seasons <= 0 ? points : (RESETS[seasons - 1]?.findLast(({ min }) => points >= min)?.points ?? 0)

/** The fewest points of which so many are left after so many seasons' beginnings; null where none have so many left. */
export const pointsNeededFor = (left: number, seasons: number): number | null => {
  if (seasons <= 0 || left <= 0) return Math.max(0, left)
  return RESETS[seasons - 1]?.find(({ points }) => points >= left)?.min ?? null
}

/** A rank as it is kept: of one season. */
export interface KeptRank {
  readonly season: number
  readonly points: number
  /** At the end of the season before; 0 before there was one. */
  readonly latest: number
  /** When the points last changed; null before the first change. */
  readonly sinceMs: number | null
}

/** A rank in a season, and what has passed on the way to it. */
export interface RankInSeason {
  readonly season: number
  readonly points: RankPoints
  readonly latest: RankPoints
  readonly sinceMs: number | null
  /** As it stood at the end of each season that is over since; of those in which nothing was left of it only the first. */
  readonly passed: readonly KeptRank[]
}

/**
 * A kept rank in a season (R29): the table applied once for each season passed since it was kept. Whoever reads or writes a rank
 * passes it through here. A rank of a later season stays as it is: no clock that goes back takes a season's beginning back.
 * @param startMs the first instant of that season
 */
export const rankIn = (kept: KeptRank, season: number, startMs: number): RankInSeason => {
  let rank = kept
  const passed: KeptRank[] = []
  while (rank.season < season) {
    if (rank === kept || rank.points > 0) passed.push(rank)
    const next = rank.season + 1
    rank = {
      season: next,
      points: resetOnce(rank.points),
      latest: rank.points,
      sinceMs: startMs - (season - next) * SEASON_DAYS * MS_PER_DAY,
    }
  }
  const { points, latest, sinceMs } = rank
  return { season: rank.season, points: rankPoints(points), latest: rankPoints(latest), sinceMs, passed }
}
