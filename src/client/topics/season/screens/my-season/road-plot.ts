import type { SeasonCard } from '#contracts/wire.ts'
import { RANK_LADDER, TIER_NAMES } from '#rules/season/ranks.ts'
import type { Tier } from '#rules/units.ts'

/** Both 0–1: `x` is time, `y` points upwards. */
export interface RoadPoint {
  readonly x: number
  readonly y: number
}

/** `from` and `to` are heights, 0–1. */
export interface RoadBand {
  readonly tier: Tier
  readonly from: number
  readonly to: number
}

export interface RoadPlot {
  readonly points: readonly RoadPoint[]
  readonly bands: readonly RoadBand[]
  readonly peak: RoadPoint & { readonly rankPoints: number }
  /** `x` of the start of weeks two to four, and of the middles of all four. */
  readonly weekStarts: readonly number[]
  readonly weekMiddles: readonly number[]
}

/** Ranked days of a season. Its 28th day is the off-season day (R28). */
const RANKED_DAYS = 27
const DAYS_PER_WEEK = 7
const WEEKS = 4
const MARGIN = 0.14
/** Minimum range of the heights in rank points, so that a road that hardly rises looks like one. */
const LEAST_POINTS = 200

/** One point for each day with fights (R12). */
export const roadPlot = (road: SeasonCard['road'], finalPoints: number): RoadPlot => {
  const days = road.length === 0 ? [{ day: RANKED_DAYS - 1, rank_points: finalPoints }] : road
  const heights = days.map((day) => day.rank_points)
  const [least, most] = [Math.min(...heights), Math.max(...heights)]
  const spread = Math.max(LEAST_POINTS, most - least)
  const middle = (least + most) / 2
  const low = Math.max(0, middle - spread * (0.5 + MARGIN))
  const high = low + spread * (1 + 2 * MARGIN)
  const heightOf = (points: number): number => Math.min(1, Math.max(0, (points - low) / (high - low)))
  const points = days.map(({ day, rank_points }) => ({
    x: Math.min(1, day / (RANKED_DAYS - 1)),
    y: heightOf(rank_points),
  }))
  const tiers = TIER_NAMES.map((_, tier) => tier as Tier)
  const startOf = (tier: number): number => RANK_LADDER.find((step) => step.tier === tier)?.minPoints ?? Infinity
  const bands = tiers
    .map((tier) => ({ tier, from: heightOf(startOf(tier)), to: heightOf(startOf(tier + 1)) }))
    .filter(({ from, to }) => to > from)
  const top = heights.indexOf(most)
  const weeks = Array.from({ length: WEEKS }, (_, week) => week * DAYS_PER_WEEK)
  const xOf = (day: number): number => Math.min(1, day / (RANKED_DAYS - 1))
  return {
    points,
    bands,
    peak: { x: 0, y: 0, ...points[top], rankPoints: most },
    weekStarts: weeks.slice(1).map(xOf),
    weekMiddles: weeks.map((day) => xOf(day + (DAYS_PER_WEEK - 1) / 2)),
  }
}
