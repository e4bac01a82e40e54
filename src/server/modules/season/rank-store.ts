import { type RawBuilder, sql } from 'kysely'
import { RESETS } from '#rules/season/rank-reset.ts'
import type { SeasonState } from '#rules/season/seasons.ts'

/** SQL form of `pointsAfterSeasons`. */
const pointsAfter = (seasons: number): RawBuilder<number> => {
  const steps = RESETS[seasons - 1]
  if (steps === undefined) return seasons > 0 ? sql`0` : sql`rank_points`
  const cases = steps
    .toReversed()
    .map(({ min, points }) => sql`when rank_points >= ${sql.lit(min)} then ${sql.lit(points)} `)
  return sql`case ${sql.join(cases, sql``)}else 0 end`
}

/**
 * SQL that applies `of` to the number of seasons passed since the stored rank. 0 if more have passed than `RESETS`
 * covers.
 */
const byPassed = (season: number, of: (passed: number) => RawBuilder<number>): RawBuilder<number> => {
  const numbers = Array.from({ length: RESETS.length + 1 }, (_, index) => index + 1)
  const cases = numbers.map((passed) => sql`when ${sql.lit(passed)} then ${of(passed)} `)
  return sql`(case greatest(${season}::integer - rank_season, 0) when 0 then ${of(0)} ${sql.join(cases, sql``)}else 0 end)`
}

/** SQL form of R29's reset. `since` is null before the first change of rank. */
export const rankExpressions = ({ number, startMs }: Pick<SeasonState, 'number' | 'startMs'>) => ({
  points: byPassed(number, pointsAfter),
  latest: byPassed(number, (passed) => (passed === 0 ? sql`rank_latest` : pointsAfter(passed - 1))),
  since: sql<Date | null>`(case when rank_season < ${number}::integer then ${new Date(startMs)}::timestamptz else rank_since end)`,
})
