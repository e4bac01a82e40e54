import { type Kysely, sql } from 'kysely'
import type { Candidate } from '../../candidates.ts'
import type { Database } from '../../db/database.ts'

interface CandidateRow {
  readonly id: bigint
  readonly rank_points: number
  readonly power: number
}

const candidateOf = ({ id, rank_points, power }: CandidateRow): Candidate => ({
  id: Number(id),
  rankPoints: rank_points,
  power,
})

/**
 * About `percent` of all players, drawn by pages of the table: as many pages are read, however many players there are. At
 * most `limit`; so many are not a fair draw, for they are the first of the table.
 */
export const drawnPlayers = async (
  db: Kysely<Database>,
  { percent, seed, limit }: { readonly percent: number; readonly seed: number; readonly limit: number },
): Promise<Candidate[]> => {
  const { rows } = await sql<CandidateRow>`
    select id, rank_points, power from players tablesample system (${percent}::real) repeatable (${seed}::float8)
    where deleted_at is null limit ${limit}`.execute(db)
  return rows.map(candidateOf)
}

/** The players of these rank points or more, the highest first, at most `limit`: in the order of an index. */
export const playersRankedFrom = async (
  db: Kysely<Database>,
  fromRank: number,
  limit: number,
): Promise<Candidate[]> => {
  const { rows } = await sql<CandidateRow>`
    select id, rank_points, power from players
    where rank_points > 0 and rank_points >= ${fromRank} and deleted_at is null
    order by rank_points desc, id limit ${limit}`.execute(db)
  return rows.map(candidateOf)
}
