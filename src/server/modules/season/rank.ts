import { type KeptRank, type RankInSeason, rankIn } from '../../../rules/season/rank-reset.ts'
import { rankPoints } from '../../../rules/season/ranks.ts'
import { type SeasonDates, type SeasonState, seasonDates } from '../../../rules/season/seasons.ts'
import type { RankPoints } from '../../../rules/units.ts'
import { isoOrNull } from '../../iso-or-null.ts'
import type { PlayerRow } from '../players/service.ts'

/** Columns of a player's row that say of the rank: together, for points alone say nothing (R29). */
export const RANK_COLUMNS = ['rank_points', 'rank_season', 'rank_latest', 'rank_since'] as const

/** What a row says of its player's rank. */
export type RankRow = Pick<PlayerRow, (typeof RANK_COLUMNS)[number]>

const keptRank = ({ rank_points, rank_season, rank_latest, rank_since }: RankRow): KeptRank => ({
  season: rank_season,
  points: rank_points,
  latest: rank_latest,
  sinceMs: rank_since?.getTime() ?? null,
})

/** The rank of a player in a season, of whichever season the row is (R29): every reader of a rank reads it so. */
export const rankOf = (row: RankRow, { number, startMs }: Pick<SeasonState, 'number' | 'startMs'>): RankInSeason =>
  rankIn(keptRank(row), number, startMs)

/** The rank at the end of a season that is over: kept when the player moved on, else what the row comes to. */
export const rankAtEnd = (row: RankRow, kept: number | null, over: SeasonDates): RankPoints => {
  if (kept !== null) return rankPoints(kept)
  const next = seasonDates(over, over.number + 1)
  // Of a row that has moved on past it without a word nothing was left then.
  return row.rank_season > next.number ? rankPoints(0) : rankOf(row, next).latest
}

/** Columns of a rank for the functions of the database. */
export const rankColumns = ({ season, points, latest, sinceMs }: KeptRank) => ({
  rank_season: season,
  rank_points: points,
  rank_latest: latest,
  rank_since: isoOrNull(sinceMs),
})

/** What the seasons that have passed leave behind, for `keep_results`; undefined for none. */
export const resultsArgument = ({ passed }: Pick<RankInSeason, 'passed'>): readonly object[] | undefined =>
  passed.length === 0
    ? undefined
    : passed.map(({ season, points, latest, sinceMs }) => ({
        season,
        rank_points: points,
        rank_since: isoOrNull(sinceMs),
        rank_before: latest,
      }))
