import { type RawBuilder, type Selectable, sql } from 'kysely'
import { BOARD_LISTED_PLACES } from '#rules/constants.ts'
import { tryLockNamed } from '#server/db/advisory-locks.ts'
import type { Db } from '#server/db/database.ts'
import { queryRow, queryRows, queryValue } from '#server/db/statements.ts'
import type { LeagueBoardsTable } from '#server/db/tables/season.ts'
import { type LeagueKey, POINTS, SPECIAL_NO } from './store.ts'

export type BoardState = Selectable<LeagueBoardsTable>

export const boardStates = (db: Db): Promise<readonly BoardState[]> =>
  db.selectFrom('league_boards').selectAll().execute()

export const firstLeagueSeason = (db: Db): Promise<number | undefined> =>
  queryValue<number | undefined>(db, undefined)`select min(season) as season from league_weeks`

export const lockLeague = (db: Db, { season, week }: LeagueKey): Promise<boolean> =>
  tryLockNamed(db, `league ${season} ${week}`)

/** The lock makes reward batches run one after another. */
export const lockBoardState = (db: Db, { season, week }: LeagueKey): Promise<BoardState | undefined> =>
  queryRow(db)<BoardState>`select * from league_boards where season = ${season} and week = ${week} for update`

const sumsOf = ({ season, week }: LeagueKey): RawBuilder<unknown> =>
  week === SPECIAL_NO
    ? sql`
      select player_id, sum(${POINTS})::int as points, max(reached_at) filter (where ${POINTS} > 0) as since from league_weeks
      where season = ${season} group by player_id`
    : sql`
      select player_id, ${POINTS} as points, reached_at as since from league_weeks where season = ${season} and week = ${week}`

export interface Placed {
  readonly place: number
  readonly playerId: bigint
  readonly points: number
}

/**
 * Ranks people only (R48). Of equal points, those reached earlier come first (R27). There is no index in this order,
 * because it would prevent HOT updates of `league_weeks` by each fight.
 */
export const firstPlaces = async (db: Db, key: LeagueKey): Promise<readonly Placed[]> => {
  const { rows } = await sql<{ player_id: bigint; points: number }>`
    select player_id, points from (${sumsOf(key)}) as sums
    where points > 0 and player_id > 0 and not exists (
      select from sanctions where sanctions.player_id = sums.player_id and status = 'banned')
    order by points desc, since, player_id limit ${sql.lit(BOARD_LISTED_PLACES)}`.execute(db)
  return rows.map(({ player_id, points }, index) => ({ place: index + 1, playerId: player_id, points }))
}

const listedPlaces = (db: Db, { season, week }: LeagueKey): Promise<readonly Placed[]> =>
  queryRows(db)<Placed>`
    select place, player_id as "playerId", points from league_places where season = ${season} and week = ${week}`

const sameAs = (other: Placed | undefined, { playerId, points }: Placed): boolean =>
  other?.playerId === playerId && other.points === points

/** Writes only places that changed, because most stay equal within a minute. Requires the league's lock. */
export const writePlaces = async (db: Db, key: LeagueKey, placed: readonly Placed[]): Promise<void> => {
  const { season, week } = key
  const listed = new Map((await listedPlaces(db, key)).map((row) => [row.place, row]))
  const now = new Map(placed.map((row) => [row.place, row]))
  const gone = [...listed.values()].filter((row) => !sameAs(now.get(row.place), row)).map(({ place }) => place)
  const come = placed.filter((row) => !sameAs(listed.get(row.place), row))
  if (gone.length > 0)
    await sql`
      delete from league_places where season = ${season} and week = ${week} and place = any(${gone}::int[])`.execute(db)
  if (come.length > 0)
    await sql`
      insert into league_places (season, week, place, player_id, points)
      select ${season}::int, ${week}::smallint, place, player_id, points
      from unnest(${come.map(({ place }) => place)}::int[], ${come.map(({ playerId }) => playerId)}::bigint[],
        ${come.map(({ points }) => points)}::int[]) as come (place, player_id, points)`.execute(db)
}

export const noteBuilt = async (
  db: Db,
  { season, week }: LeagueKey,
  { ranked, nowMs, finalMs }: { readonly ranked: number; readonly nowMs: number; readonly finalMs: number | null },
): Promise<void> => {
  const built = { rebuilt_at: new Date(nowMs), ranked, final_at: finalMs === null ? null : new Date(finalMs) }
  await db
    .insertInto('league_boards')
    .values({ season, week, ...built })
    .onConflict((conflict) => conflict.columns(['season', 'week']).doUpdateSet(built))
    .execute()
}
