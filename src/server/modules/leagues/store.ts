import { type RawBuilder, sql } from 'kysely'
import type { LeaguePointSource } from '#rules/leaderboards/league-points.ts'
import type { Db } from '#server/db/database.ts'
import { inMs, rowOf, rowsOf } from '#server/db/player-view.ts'
import { changesOne } from '#server/db/statements.ts'

/** Number of the Special league, which has no rows in `league_weeks`: it sums the season's weeks. */
export const SPECIAL_NO = 5

/** A player's points in a row of `league_weeks`. */
export const POINTS = sql`fight_points + extra_points`

export interface LeagueKey {
  readonly season: number
  /** 1 to 4; 5 is Special. */
  readonly week: number
}

export const pointsSince = async <T>(
  db: Db,
  {
    playerId,
    source,
    sinceMs,
  }: { readonly playerId: number; readonly source: LeaguePointSource; readonly sinceMs: number },
  beside: RawBuilder<T>,
): Promise<{ readonly points: number; readonly beside: T | null }> => {
  const { rows } = await sql<{ points: bigint | null; beside: T }>`
    select sum(amount) as points, (${beside}) as beside from league_points
    where player_id = ${playerId}::bigint and source = ${source} and at >= ${new Date(sinceMs)}`.execute(db)
  return { points: Number(rows[0]?.points ?? 0), beside: rows[0]?.beside ?? null }
}

const ADDED_POINTS = {
  extra_points: sql<number>`league_weeks.extra_points + excluded.extra_points`,
  reached_at: sql<Date>`greatest(league_weeks.reached_at, excluded.reached_at)`,
}

export const insertPoints = async (
  db: Db,
  row: {
    readonly playerId: number
    readonly source: LeaguePointSource
    readonly ref: string
    readonly amount: number
  },
  { season, week }: LeagueKey,
  nowMs: number,
): Promise<void> => {
  const { playerId, source, ref, amount } = row
  const at = new Date(nowMs)
  await db
    .with('booked', (query) =>
      query.insertInto('league_points').values({ player_id: playerId, at, source, ref, amount }),
    )
    .insertInto('league_weeks')
    .values({ player_id: playerId, season, week, extra_points: amount, reached_at: at })
    .onConflict((conflict) => conflict.columns(['player_id', 'season', 'week']).doUpdateSet(ADDED_POINTS))
    .execute()
}

export interface EarnedPoints {
  readonly playerId: bigint
  readonly ref: string
  readonly amount: number
}

export const insertManyPoints = async (
  db: Db,
  source: LeaguePointSource,
  earned: readonly EarnedPoints[],
  { season, week }: LeagueKey,
  nowMs: number,
): Promise<void> => {
  const at = new Date(nowMs)
  await db
    .insertInto('league_points')
    .values(earned.map(({ playerId, ref, amount }) => ({ player_id: playerId, at, source, ref, amount })))
    .execute()
  const sums = new Map<bigint, number>()
  for (const { playerId, amount } of earned) sums.set(playerId, (sums.get(playerId) ?? 0) + amount)
  await db
    .insertInto('league_weeks')
    .values([...sums].map(([player_id, extra_points]) => ({ player_id, season, week, extra_points, reached_at: at })))
    .onConflict((conflict) => conflict.columns(['player_id', 'season', 'week']).doUpdateSet(ADDED_POINTS))
    .execute()
}

export const isOfLeague = ({ season, week }: LeagueKey): RawBuilder<unknown> =>
  week === SPECIAL_NO ? sql`season = ${season}` : sql`season = ${season} and week = ${week}`

export interface OwnLeague {
  readonly season: number
  readonly week: number
  readonly isFinal: boolean
  /** As of the last build. Null if unlisted. */
  readonly place: number | null
  readonly points: number
  readonly fightPoints: number
  readonly isClaimed: boolean
}

const ownLeague = (playerId: number, key: LeagueKey): RawBuilder<unknown> => {
  const own = sql`player_id = ${playerId}::bigint`
  const sum = (column: string) =>
    sql`(select coalesce(sum(${sql.raw(column)}), 0) from league_weeks where ${own} and ${isOfLeague(key)})::int`
  const isOwnLeague = sql`season = ${key.season} and week = ${key.week}`
  return sql`
    select ${key.season}::int as season, ${key.week}::int as week,
      exists (select from league_boards where ${isOwnLeague} and final_at is not null) as "isFinal",
      (select place from league_places where ${isOwnLeague} and ${own}) as place,
      ${sum('fight_points + extra_points')} as points, ${sum('fight_points')} as "fightPoints",
      exists (select from league_claims where ${isOwnLeague} and ${own}) as "isClaimed"`
}

export const ownLeaguesSelect = (playerId: number, keys: readonly LeagueKey[]): RawBuilder<readonly OwnLeague[]> =>
  rowsOf(
    sql<OwnLeague>`${sql.join(
      keys.map((key) => ownLeague(playerId, key)),
      sql` union all `,
    )}`,
  )

export const insertClaim = (db: Db, playerId: number, { season, week }: LeagueKey, nowMs: number): Promise<boolean> =>
  changesOne(db)`
    insert into league_claims (player_id, season, week, at, inboxed)
    values (${playerId}, ${season}, ${week}, ${new Date(nowMs)}, false) on conflict do nothing`

export interface BuiltBoard {
  readonly season: number
  readonly week: number
  readonly rebuiltMs: number
  readonly ranked: number
  readonly isFinal: boolean
}

export const boardsSelect = (keys: readonly LeagueKey[]): RawBuilder<readonly BuiltBoard[]> =>
  rowsOf(sql<BuiltBoard>`
    select season, week, ${inMs('rebuilt_at')} as "rebuiltMs", ranked, final_at is not null as "isFinal" from league_boards
    where (season, week) in (${sql.join(keys.map(({ season, week }) => sql`(${season}, ${week})`))})`)

export const placePointsSelect = ({ season, week }: LeagueKey, places: readonly number[]) =>
  rowsOf(sql<{ place: number; points: number }>`
    select place, points from league_places
    where season = ${season} and week = ${week} and place = any(${[...places]}::int[])`)

export interface ListedPlace {
  readonly place: number
  readonly playerId: number
  readonly points: number
}

export const placesSelect = (
  { season, week }: LeagueKey,
  { from, to }: { readonly from: number; readonly to: number },
): RawBuilder<readonly ListedPlace[]> =>
  rowsOf(sql<ListedPlace>`
    select place, player_id as "playerId", points from league_places
    where season = ${season} and week = ${week} and place between ${from}::int and ${to}::int order by place`)

export const ownListedSelect = ({ season, week }: LeagueKey, playerId: number): RawBuilder<ListedPlace | null> =>
  rowOf(sql<ListedPlace>`
    select place, player_id as "playerId", points from league_places
    where season = ${season} and week = ${week} and player_id = ${playerId}::bigint`)

export interface BookedPoints {
  readonly atMs: number
  readonly source: LeaguePointSource
  readonly amount: number
  readonly ref: string
}

export const bookedSelect = (
  playerId: number,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
  limit: number,
): RawBuilder<readonly BookedPoints[]> =>
  rowsOf(sql<BookedPoints>`
    select ${inMs('at')} as "atMs", source, amount, ref from league_points
    where player_id = ${playerId}::bigint and at >= ${new Date(fromMs)} and at < ${new Date(toMs)}
    order by at desc, ref desc limit ${limit}`)

export const bookedSumSelect = (
  playerId: number,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): RawBuilder<Readonly<Record<LeaguePointSource, number>> | null> =>
  rowOf(sql<Record<LeaguePointSource, number>>`
    select coalesce(sum(amount) filter (where source = 'boss'), 0)::int as boss,
      coalesce(sum(amount) filter (where source = 'tournament'), 0)::int as tournament
    from league_points
    where player_id = ${playerId}::bigint and at >= ${new Date(fromMs)} and at < ${new Date(toMs)}`)

export interface UnclaimedLeague {
  readonly season: number
  readonly week: number
  readonly place: number | null
  readonly points: number
}

export const unclaimedSelect = (playerId: number, sinceMs: number): RawBuilder<readonly UnclaimedLeague[]> =>
  rowsOf(sql<UnclaimedLeague>`
    select boards.season, boards.week, (
      select place from league_places as places
      where places.season = boards.season and places.week = boards.week and places.player_id = ${playerId}::bigint
    ) as place, (
      select coalesce(sum(own.fight_points + own.extra_points), 0) from league_weeks as own
      where own.player_id = ${playerId}::bigint and own.season = boards.season
        and (boards.week = ${sql.lit(SPECIAL_NO)} or own.week = boards.week)
    )::int as points
    from league_boards as boards
    where boards.final_at > ${new Date(sinceMs)} and not exists (
      select from league_claims as claims
      where claims.player_id = ${playerId}::bigint and claims.season = boards.season and claims.week = boards.week)
    order by boards.season desc, boards.week desc`)
