import { type KeptRank, type RankInSeason, rankIn } from '#rules/season/rank-reset.ts'
import { rankPoints } from '#rules/season/ranks.ts'
import { type SeasonDates, type SeasonState, seasonDates } from '#rules/season/seasons.ts'
import type { RankPoints } from '#rules/units.ts'
import type { PlayerRow } from '#server/modules/players/service.ts'
import { isoOrNull } from '#server/text/iso.ts'

/** Select all of them together: points without their season mean nothing (R29). */
export const RANK_COLUMNS = ['rank_points', 'rank_season', 'rank_latest', 'rank_since'] as const

export type RankRow = Pick<PlayerRow, (typeof RANK_COLUMNS)[number]>

const keptRank = ({ rank_points, rank_season, rank_latest, rank_since }: RankRow): KeptRank => ({
  season: rank_season,
  points: rank_points,
  latest: rank_latest,
  sinceMs: rank_since?.getTime() ?? null,
})

/** Converts a stored rank to the given season (R29). Every read of a rank must use it or its SQL form. */
export const rankOf = (row: RankRow, { number, startMs }: Pick<SeasonState, 'number' | 'startMs'>): RankInSeason =>
  rankIn(keptRank(row), number, startMs)

/** Rank points at the end of season `over`. @param kept points stored when the row moved on to a later season */
export const rankAtEnd = (row: RankRow, kept: number | null, over: SeasonDates): RankPoints => {
  if (kept !== null) return rankPoints(kept)
  const next = seasonDates(over, over.number + 1)
  // A row that moved on without a stored result had no points left.
  return row.rank_season > next.number ? rankPoints(0) : rankOf(row, next).latest
}

export const rankColumns = ({ season, points, latest, sinceMs }: KeptRank) => ({
  rank_season: season,
  rank_points: points,
  rank_latest: latest,
  rank_since: isoOrNull(sinceMs),
})

/** Argument of the SQL function `keep_results`; undefined if no season has passed. */
export const resultsArgument = ({ passed }: Pick<RankInSeason, 'passed'>): readonly object[] | undefined =>
  passed.length === 0
    ? undefined
    : passed.map(({ season, points, latest, sinceMs }) => ({
        season,
        rank_points: points,
        rank_since: isoOrNull(sinceMs),
        rank_before: latest,
      }))
