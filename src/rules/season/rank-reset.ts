import { MS_PER_DAY, type RankPoints } from '#rules/units.ts'
import { rankPoints } from './ranks.ts'
import { SEASON_DAYS } from './seasons.ts'

/** [minimum points, points after the reset], ascending (R29). */
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
 * Resets over one season, two seasons … until no points are left (R29). Steps are ascending. Those that leave 0 points
 * are left out.
 */
export const RESETS: readonly (readonly ResetStep[])[] = (() => {
  const resets: (readonly ResetStep[])[] = []
  for (let steps = stepsAfter(1); steps.length > 0; steps = stepsAfter(resets.length + 1)) resets.push(steps)
  return resets
})()

/** @internal R29. */
export const pointsAfterSeasons = (points: number, seasons: number): number =>
  seasons <= 0 ? points : (RESETS[seasons - 1]?.findLast(({ min }) => points >= min)?.points ?? 0)

/** Fewest points of which at least `left` remain after the seasons. Null if impossible. */
export const pointsNeededFor = (left: number, seasons: number): number | null => {
  if (seasons <= 0 || left <= 0) return Math.max(0, left)
  return RESETS[seasons - 1]?.find(({ points }) => points >= left)?.min ?? null
}

/** Rank as it is stored, which may be of an earlier season. */
export interface KeptRank {
  readonly season: number
  readonly points: number
  /** Points at the end of the previous season. 0 without one. */
  readonly latest: number
  /** Last change of points. Null before the first. */
  readonly sinceMs: number | null
}

export interface RankInSeason {
  readonly season: number
  readonly points: RankPoints
  readonly latest: RankPoints
  readonly sinceMs: number | null
  /**
   * The rank at the end of each season that has passed since. A season that ended with 0 points is left out, unless it
   * is the first.
   */
  readonly passed: readonly KeptRank[]
}

/**
 * Applies one reset per season passed (R29). Every reader of a stored rank must call this. A rank of a later season is
 * returned unchanged, because another process's clock may be ahead.
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
