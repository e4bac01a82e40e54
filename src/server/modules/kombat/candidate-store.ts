import { type RawBuilder, sql } from 'kysely'
import { pointsNeededFor } from '#rules/season/rank-reset.ts'
import type { SeasonState } from '#rules/season/seasons.ts'
import type { Candidate } from '#server/candidates.ts'
import type { Db } from '#server/db/database.ts'
import { rankInSql } from '#server/modules/season/service.ts'

const NOBODY = 2_147_483_647

interface CandidateRow {
  readonly id: bigint
  readonly points: number
  readonly power: number
}

const candidateOf = ({ id, points, power }: CandidateRow): Candidate => ({
  id: Number(id),
  rankPoints: points,
  power,
})

/** Samples pages of the table, at constant cost. If `limit` is reached the sample is biased: rows come in table order. */
export const drawnPlayers = async (
  db: Db,
  {
    percent,
    seed,
    limit,
    season,
  }: { readonly percent: number; readonly seed: number; readonly limit: number; readonly season: SeasonState },
): Promise<Candidate[]> => {
  const { rows } = await sql<CandidateRow>`
    select id, ${rankInSql(season).points} as points, power from players tablesample system (${percent}::real) repeatable (${seed}::float8)
    where deleted_at is null limit ${limit}`.execute(db)
  return rows.map(candidateOf)
}

/** Highest ranks first, at most `limit`. Ranks of this and of the previous season are each found by index (R29), older ones together. */
export const playersRankedFrom = async (db: Db, fromRank: number, limit: number, season: SeasonState) => {
  const { points } = rankInSql(season)
  const first = (of: RawBuilder<unknown>, needed: number | null) => sql`
    (select id, ${points} as points, power from players
    where ${of} and rank_points > 0 and rank_points >= ${needed ?? NOBODY} and deleted_at is null
    order by rank_points desc limit ${limit})`
  const { rows } = await sql<CandidateRow>`
    select * from (
      ${first(sql`rank_season = ${season.number}::integer`, fromRank)} union all
      ${first(sql`rank_season = ${season.number - 1}::integer`, pointsNeededFor(fromRank, 1))} union all
      ${first(sql`rank_season < ${season.number - 1}::integer`, pointsNeededFor(fromRank, 2))}) as ranked
    where points > 0 and points >= ${fromRank} order by points desc, id limit ${limit}`.execute(db)
  return rows.map(candidateOf)
}
