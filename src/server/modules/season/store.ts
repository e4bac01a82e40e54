import { type Kysely, type Selectable, sql } from 'kysely'
import type { RankInSeason } from '../../../rules/season/rank-reset.ts'
import { callFunction } from '../../db/call-function.ts'
import type { Database } from '../../db/database.ts'
import type { UserSeasonsTable } from '../../db/tables/season.ts'
import { resultsArgument } from './rank.ts'

export const userSeasonOf = (
  db: Kysely<Database>,
  playerId: number,
): Promise<Selectable<UserSeasonsTable> | undefined> =>
  db.selectFrom('user_seasons').selectAll().where('player_id', '=', BigInt(playerId)).executeTakeFirst()

export const insertUserSeason = async (
  db: Kysely<Database>,
  playerId: number,
  season: number,
  nowMs: number,
): Promise<void> => {
  const now = new Date(nowMs)
  await db
    .insertInto('user_seasons')
    .values({ player_id: playerId, season, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Keeps what a rank was at the end of seasons that have passed, unless it is kept already. */
export const insertResults = async (db: Kysely<Database>, playerId: number, rank: RankInSeason): Promise<void> => {
  await callFunction(db, 'keep_results', { p_player: playerId, p_results: resultsArgument(rank) ?? [] })
}

/** Writes a rank of this season in place of one of an earlier season. */
export const updateRankSeason = async (db: Kysely<Database>, playerId: number, rank: RankInSeason): Promise<void> => {
  const { season, points, latest, sinceMs } = rank
  await sql`
    update players set rank_season = ${season}, rank_points = ${points}, rank_latest = ${latest},
      rank_since = ${sinceMs === null ? null : new Date(sinceMs)}
    where id = ${playerId}::bigint and rank_season < ${season}::integer`.execute(db)
}
