import { type Selectable, sql } from 'kysely'
import type { SeasonDates } from '#rules/season/seasons.ts'
import type { Db } from '#server/db/database.ts'
import { execute, queryColumn, queryMap, queryRows } from '#server/db/statements.ts'
import type { SeasonEndsTable, SeasonPlacesTable, SeasonResultsTable } from '#server/db/tables/season.ts'
import { rankExpressions } from './rank-store.ts'

export type SeasonEnd = Selectable<SeasonEndsTable>

export const seasonEnds = (db: Db, seasons: readonly number[]): Promise<SeasonEnd[]> =>
  queryRows(db)<SeasonEnd>`select * from season_ends where season = any(${[...seasons]}::integer[])`

export const lockSeasonEnd = async (db: Db, season: number): Promise<SeasonEnd> => {
  await execute(db)`
    insert into season_ends (season, places_at, swept_at, inboxed_at)
    values (${season}, null, null, null) on conflict do nothing`
  return db.selectFrom('season_ends').selectAll().where('season', '=', season).forUpdate().executeTakeFirstOrThrow()
}

export const noteSeasonEnd = async (db: Db, season: number, to: Partial<Omit<SeasonEnd, 'season'>>): Promise<void> => {
  await db.updateTable('season_ends').set(to).where('season', '=', season).execute()
}

interface RankAtEnd {
  readonly playerId: bigint
  readonly points: number
}

/**
 * Best first, without NPCs, banned and deleted players (R28, R48). @param which with points, or with ranked fights but
 * no points (R30)
 */
const ranksAtEnd = (db: Db, season: SeasonDates, which: 'with-points' | 'without-points', limit: number) => {
  const { points, latest, since } = rankExpressions(season)
  const number = sql`${season.number}::integer`
  const hasPoints = which === 'with-points'
  const isOne = (column: string) => sql`${sql.ref(column)} ${sql.raw(hasPoints ? '> 0' : '= 0')}`
  const isRanked = hasPoints
    ? sql`value > 0`
    : sql`exists (
        select from league_weeks where league_weeks.player_id = entries.player_id and season = ${number} and fights > 0)`
  return queryRows(db)<RankAtEnd>`
    select player_id as "playerId", value as points from (
      select id as player_id, ${points} as value, coalesce(${since}, created_at) as since, ${latest} as latest
      from players
      where rank_season <= ${number} and ${isOne('rank_points')} and id > 0 and deleted_at is null
      union all
      select id, results.rank_points, coalesce(results.rank_since, created_at), rank_before
      from season_results as results join players on id = player_id
      where season = ${number} and ${isOne('results.rank_points')}
        and rank_season > ${number} and id > 0 and deleted_at is null
    ) as entries
    where ${isRanked}
      and not exists (select from sanctions where sanctions.player_id = entries.player_id and status = 'banned')
    order by value desc, since, latest desc, player_id limit ${limit}`
}

export const highestAtEnd = async (db: Db, season: SeasonDates, limit: number): Promise<readonly RankAtEnd[]> => {
  const highest = await ranksAtEnd(db, season, 'with-points', limit)
  if (highest.length >= limit) return highest
  return [...highest, ...(await ranksAtEnd(db, season, 'without-points', limit - highest.length))]
}

export const insertPlaces = async (db: Db, places: readonly Selectable<SeasonPlacesTable>[]): Promise<void> => {
  if (places.length > 0)
    await db
      .insertInto('season_places')
      .values([...places])
      .execute()
}

export const playersBehind = (db: Db, season: number, afterId: bigint, limit: number) =>
  db
    .selectFrom('players')
    .select(['id', 'rank_points', 'rank_season', 'rank_latest', 'rank_since'])
    .where('id', '>', afterId)
    .where('rank_season', '<', season)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Skips rows that have already moved to the season. @returns ids of the moved rows */
export const rollOverRanks = async (
  db: Db,
  season: SeasonDates,
  playerIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> => {
  const { points, latest, since } = rankExpressions(season)
  const { rows } = await sql<{ id: bigint }>`
    update players set rank_points = ${points}, rank_latest = ${latest}, rank_since = ${since},
      rank_season = ${season.number}::integer
    where id = any(${[...playerIds]}::bigint[]) and rank_season < ${season.number}::integer and deleted_at is null
    returning id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export const fightsBySeason = (db: Db, playerIds: readonly bigint[]): Promise<ReadonlyMap<string, number>> =>
  queryMap(db)<string, number>`
    select player_id || ' ' || season as key, sum(fights)::integer as fights from league_weeks
    where player_id = any(${[...playerIds]}::bigint[]) group by player_id, season`

export type NewResult = Selectable<SeasonResultsTable>

export const insertAllResults = async (db: Db, results: readonly NewResult[]): Promise<void> => {
  if (results.length === 0) return
  await sql`
    insert into season_results (player_id, season, rank_points, rank_since, rank_before, fights)
    select player_id, season, rank_points, rank_since, rank_before, fights
    from jsonb_to_recordset(${JSON.stringify(results.map((result) => ({ ...result, player_id: String(result.player_id) })))}::jsonb)
      as r(player_id bigint, season integer, rank_points integer, rank_since timestamptz, rank_before integer, fights integer)
    on conflict do nothing`.execute(db)
}

export const foughtInSeason = async (
  db: Db,
  season: number,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, { readonly fights: number; readonly wins: number }>> => {
  const { rows } = await sql<{ player_id: bigint; fights: number; wins: number }>`
    select player_id, sum(fights)::integer as fights, sum(wins)::integer as wins from league_weeks
    where player_id = any(${[...playerIds]}::bigint[]) and season = ${season}::integer and fights > 0
    group by player_id`.execute(db)
  return new Map(rows.map(({ player_id, fights, wins }) => [player_id, { fights, wins }]))
}

export const fightersAfter = (db: Db, season: number, afterId: bigint, limit: number) =>
  queryColumn(db)<bigint>`
    select player_id from league_weeks
    where season = ${season}::integer and fights > 0 and player_id > greatest(${afterId}::bigint, 0)
    group by player_id order by player_id limit ${limit}`
