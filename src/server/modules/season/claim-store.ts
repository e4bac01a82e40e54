import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { rowOf } from '#server/db/player-view.ts'
import { queryMap } from '#server/db/statements.ts'

export interface StoredSeason {
  /**
   * Rank points at the season's end, stored when the player's row moves on to a later season. Null before, or if the
   * row skipped the season without points.
   */
  readonly points: number | null
  readonly fights: number
  readonly place: number | null
  readonly frozen: boolean
  readonly inboxed: boolean | null
}

export const storedSeason =
  (season: number) =>
  (playerId: number): RawBuilder<StoredSeason | null> =>
    rowOf(sql<StoredSeason>`
      select (select rank_points from season_results where player_id = ${playerId}::bigint and season = ${season}::integer) as points,
        greatest(
          coalesce((select sum(fights) from league_weeks where player_id = ${playerId}::bigint and season = ${season}::integer), 0),
          coalesce((select fights from season_results where player_id = ${playerId}::bigint and season = ${season}::integer), 0)
        )::integer as fights,
        exists (select from season_ends where season = ${season}::integer and places_at is not null) as frozen,
        (select place from season_places where season = ${season}::integer and player_id = ${playerId}::bigint) as place,
        (select inboxed from season_claims where player_id = ${playerId}::bigint and season = ${season}::integer) as inboxed`)

/** False if already claimed. The reward is given only by the caller whose row is inserted. */
export const insertClaim = async (db: Db, playerId: number, season: number, nowMs: number): Promise<boolean> => {
  const { rows } = await sql`
    insert into season_claims (player_id, season, at, inboxed)
    values (${playerId}::bigint, ${season}, ${new Date(nowMs)}, false) on conflict do nothing
    returning season`.execute(db)
  return rows.length === 1
}

export const insertInboxClaims = async (
  db: Db,
  playerIds: readonly bigint[],
  season: number,
  nowMs: number,
): Promise<ReadonlySet<bigint>> => {
  if (playerIds.length === 0) return new Set()
  const claims = playerIds.map((player_id) => ({ player_id, season, at: new Date(nowMs), inboxed: true }))
  const rows = await db
    .insertInto('season_claims')
    .values(claims)
    .onConflict((conflict) => conflict.doNothing())
    .returning('player_id')
    .execute()
  return new Set(rows.map(({ player_id }) => player_id))
}

/** Rank points at the season's end, only of players whose row has moved on to a later season. */
export const resultsOf = (db: Db, season: number, playerIds: readonly bigint[]): Promise<ReadonlyMap<bigint, number>> =>
  queryMap(db)<bigint, number>`
    select player_id, rank_points from season_results
    where season = ${season} and player_id = any(${[...playerIds]}::bigint[])`
