import { type RawBuilder, sql } from 'kysely'
import type { RankInSeason } from '#rules/season/rank-reset.ts'
import { callFunction } from '#server/db/call-function.ts'
import type { Db } from '#server/db/database.ts'
import { inMs, rowOf } from '#server/db/player-view.ts'
import { execute } from '#server/db/statements.ts'
import { resultsArgument } from './rank.ts'

export interface OwnSeason {
  readonly season: number
  readonly createdMs: number
  readonly updatedMs: number
  /** When the previous season's reward was claimed or sent to the inbox; null before. */
  readonly claimedMs: number | null
}

export const ownSeasonSelect = (playerId: number): RawBuilder<OwnSeason | null> =>
  rowOf(sql<OwnSeason>`
    select season, ${inMs('created_at')} as "createdMs", ${inMs('updated_at')} as "updatedMs", (
      select ${inMs('at')} from season_claims as claim
      where claim.player_id = ${playerId}::bigint and claim.season = own.season - 1
    ) as "claimedMs"
    from user_seasons as own where player_id = ${playerId}::bigint`)

export const putUserSeason = async (db: Db, playerId: number, season: number, nowMs: number): Promise<void> => {
  const now = new Date(nowMs)
  await db
    .insertInto('user_seasons')
    .values({ player_id: playerId, season, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({ season, updated_at: now }).where('user_seasons.season', '<', season),
    )
    .execute()
}

export const insertUserSeason = async (db: Db, playerId: number, season: number, nowMs: number): Promise<void> => {
  const now = new Date(nowMs)
  await execute(db)`
    insert into user_seasons (player_id, season, created_at, updated_at)
    values (${playerId}, ${season}, ${now}, ${now}) on conflict do nothing`
}

export const insertResults = async (db: Db, playerId: number, rank: RankInSeason): Promise<void> => {
  await callFunction(db, 'keep_results', { p_player: playerId, p_results: resultsArgument(rank) ?? [] })
}

export const updateRankSeason = async (db: Db, playerId: number, rank: RankInSeason): Promise<void> => {
  const { season, points, latest, sinceMs } = rank
  await sql`
    update players set rank_season = ${season}, rank_points = ${points}, rank_latest = ${latest},
      rank_since = ${sinceMs === null ? null : new Date(sinceMs)}
    where id = ${playerId}::bigint and rank_season < ${season}::integer`.execute(db)
}
