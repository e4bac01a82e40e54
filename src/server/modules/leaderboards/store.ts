import { type Kysely, type RawBuilder, sql } from 'kysely'
import { BOARD_LISTED_PLACES } from '../../../rules/constants.ts'
import { type BoardName, LABELLED_PLACES } from '../../../rules/leaderboards/board-labels.ts'
import type { Database } from '../../db/database.ts'
import type { BoardMark } from '../../db/tables/leaderboards.ts'

/** The last place that shows on a board, by a label. */
export const FARTHEST_PLACE = Math.max(...LABELLED_PLACES)

/**
 * What each board ranks: player, value, and since when. Only joined players who are not banned and have a value above
 * zero; ties go to the earlier one (R35). A deleted account has neither balances nor friends: nobody is looked up for that.
 */
const ENTRIES: Readonly<Record<BoardName, RawBuilder<unknown>>> = {
  pvp: sql`
    select id as player_id, rank_points as value, coalesce(rank_since, created_at) as since
    from players where rank_points > 0 and deleted_at is null`,
  // As a whole: `rebuildTokBoard` reads it only now and then.
  tok: sql`
    select owner_id as player_id, amount as value, coalesce(changed_at, '-infinity') as since
    from balances where asset = 'tok' and amount > 0`,
  refer: sql`select player_id, qualified as value, since from inviters`,
}

/** The first places of a board in their order, as far as places have labels. */
export const firstEntries = (board: BoardName): RawBuilder<unknown> => sql`
  select entries.* from (${ENTRIES[board]}) as entries
  where not exists (select from sanctions where sanctions.player_id = entries.player_id and status = 'banned')
  order by value desc, since, player_id limit ${sql.lit(FARTHEST_PLACE)}`

/**
 * Writes a board with these first entries, as `firstEntries` has them. The caller holds the board's lock.
 * @returns how many are ranked, at most as many as places have labels
 */
export const writeBoard = async (
  db: Kysely<Database>,
  board: BoardName,
  nowMs: number,
  entries = firstEntries(board),
): Promise<number> => {
  await sql`
    insert into boards (board, rebuilt_at, marks) values (${board}, ${new Date(nowMs)}, '[]')
    on conflict (board) do update set rebuilt_at = excluded.rebuilt_at`.execute(db)
  await sql`delete from board_places where board = ${board}`.execute(db)
  const { rows } = await sql<{ ranked: number }>`
    with first as materialized (${entries}),
    placed as materialized (
      select *, row_number() over (order by value desc, since, player_id) as place from first),
    listed as (
      insert into board_places (board, place, player_id, value)
      select ${board}, place, player_id, value from placed where place <= ${sql.lit(BOARD_LISTED_PLACES)})
    update boards set marks = coalesce((
      select jsonb_agg(jsonb_build_object('place', place, 'value', value, 'playerId', player_id, 'sinceMs',
        case when since = '-infinity' then 0 else extract(epoch from since) * 1000 end))
      from placed where place = any(${[...LABELLED_PLACES]}::int[])), '[]')
    where board = ${board} returning (select count(*) from first)::int as ranked`.execute(db)
  return rows[0]?.ranked ?? 0
}

/** Says of a board that has not changed that it has been looked at. */
export const touchBoard = async (db: Kysely<Database>, board: BoardName, nowMs: number): Promise<void> => {
  await db
    .updateTable('boards')
    .set({ rebuilt_at: new Date(nowMs) })
    .where('board', '=', board)
    .execute()
}

/** Takes the lock of a board until the transaction ends; false when it is taken. Never waits. */
export const lockBoard = async (db: Kysely<Database>, board: BoardName): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`board ${board}`}::text, 0)) as taken`.execute(db)
  return rows[0]?.taken === true
}

/** When a board was built, and its marks; undefined before the first build. */
export const readBoard = async (
  db: Kysely<Database>,
  board: BoardName,
): Promise<{ readonly rebuiltMs: number; readonly marks: readonly BoardMark[] } | undefined> => {
  const row = await db.selectFrom('boards').selectAll().where('board', '=', board).executeTakeFirst()
  return row && { rebuiltMs: row.rebuilt_at.getTime(), marks: row.marks }
}

/** How many places of a board are listed. */
export const listedPlaces = async (db: Kysely<Database>, board: BoardName): Promise<number> => {
  const { rows } = await sql<{ places: number }>`
    select coalesce(max(place), 0) as places from board_places where board = ${board}`.execute(db)
  return rows[0]?.places ?? 0
}

/** A range of places with current names and houses. */
export const placesFrom = (db: Kysely<Database>, board: BoardName, from: number, to: number) =>
  db
    .selectFrom('board_places')
    .innerJoin('players', 'players.id', 'board_places.player_id')
    .select(['place', 'player_id', 'value', 'username', 'first_name', 'house_id'])
    .where('board', '=', board)
    .where('place', '>=', from)
    .where('place', '<=', to)
    .orderBy('place')
    .execute()

/** The listed place of a player on a board, or undefined. */
export const placeOf = (db: Kysely<Database>, board: BoardName, playerId: number) =>
  db
    .selectFrom('board_places')
    .select(['place', 'value'])
    .where('board', '=', board)
    .where('player_id', '=', BigInt(playerId))
    .executeTakeFirst()

/** The listed place of a player on a board, null without one, as a part of what is read with the player. */
export const placePart = (board: BoardName, playerId: number): RawBuilder<number | null> =>
  sql`select place from board_places where board = ${board} and player_id = ${playerId}::bigint`

/** A player's current value on a board; undefined without one. */
export const entryOf = async (
  db: Kysely<Database>,
  board: BoardName,
  playerId: number,
): Promise<{ readonly value: number; readonly sinceMs: number } | undefined> => {
  const { rows } = await sql<{ value: bigint | number; since: number }>`
    select value, (case when since = '-infinity' then 0 else extract(epoch from since) * 1000 end)::float8 as since
    from (${ENTRIES[board]}) as entries where player_id = ${playerId}`.execute(db)
  const row = rows[0]
  return row && { value: Number(row.value), sinceMs: row.since }
}
