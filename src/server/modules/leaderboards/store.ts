import { type Kysely, type RawBuilder, sql } from 'kysely'
import { BOARD_LISTED_PLACES, NPC_BELOW_PEOPLE } from '../../../rules/constants.ts'
import { type BoardName, LABELLED_PLACES } from '../../../rules/leaderboards/board-labels.ts'
import type { SeasonState } from '../../../rules/season/seasons.ts'
import { lockNamed, tryLockNamed } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/database.ts'
import type { BoardMark } from '../../db/tables/leaderboards.ts'
import { rankInSql } from '../season/service.ts'

/** The last place that shows on a board, by a label. */
export const FARTHEST_PLACE = Math.max(...LABELLED_PLACES)

/** What of the calendar a board needs. */
export type SeasonOfBoard = Pick<SeasonState, 'number' | 'startMs'>

/** Those of the PvP board: their rank of this season, of whichever season their row is (R29). */
const rankedPlayers = (season: SeasonOfBoard): RawBuilder<unknown> => {
  const { points, latest, since } = rankInSql(season)
  return sql`
    select id as player_id, ${points} as value, coalesce(${since}, created_at) as since, ${latest} as latest
    from players where rank_points > 0 and deleted_at is null`
}

/** People with a ranked fight of this season and no points: they have a place below all others (R30). */
const pointlessFighters = (season: SeasonOfBoard): RawBuilder<unknown> => {
  const { latest, since } = rankInSql(season)
  return sql`
    select id as player_id, 0 as value, coalesce(${since}, created_at) as since, ${latest} as latest
    from players where rank_points = 0 and rank_season = ${season.number}::integer and id > 0 and deleted_at is null and exists (
      select from league_weeks
      where league_weeks.player_id = players.id and season = ${season.number}::integer and fights > 0)`
}

/**
 * What each board ranks: player, value, since when, and what decides where both are equal. Only joined players who are not banned and
 * have a value above zero; ties go to the earlier one (R35). The PvP board goes on with `pointlessFighters`. A deleted account has neither balances nor friends, nor wallets that prizes
 * went to: nobody is looked up for that.
 */
const ENTRIES: Readonly<Record<BoardName, (season: SeasonOfBoard) => RawBuilder<unknown>>> = {
  pvp: rankedPlayers,
  // As a whole: `rebuildTokBoard` reads it only now and then.
  tok: () => sql`
    select owner_id as player_id, amount as value, coalesce(changed_at, '-infinity') as since, 0 as latest
    from balances where asset = 'tok' and amount > 0`,
  refer: () => sql`select player_id, qualified as value, since, 0 as latest from inviters`,
  ton: () => sql`
    select player_id, sum(amount)::bigint as value, max(at) as since, 0 as latest from ton_prizes
    where address is not null group by player_id`,
}

const notBanned = (playerId: string) => sql`
  not exists (select from sanctions where sanctions.player_id = ${sql.ref(playerId)} and status = 'banned')`

/** By value, equal ones by who has it longer, then by the rank of the season before (R29), then by id. */
const ORDER = sql`value desc, since, latest desc, player_id`
/** NPC follow below all people (R48). */
const PEOPLE_FIRST = sql`player_id < 0, ${ORDER}`
const LIMIT = sql.lit(FARTHEST_PLACE)
const LISTED = sql.lit(BOARD_LISTED_PLACES)

/**
 * The first places of the PvP board. The fighters without points are read only while those with points do not fill the list: a young
 * world. With points they are of those whose rank is of this season, and of those whose rank is still of the one before, each in
 * the order of an index, for a reset changes the order of no two. Older ones, and those of a clock that went ahead, are few.
 */
const firstRankedPlayers = (season: SeasonOfBoard): RawBuilder<unknown> => {
  const [now, before] = [sql`${season.number}::integer`, sql`${season.number - 1}::integer`]
  const first = (of: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
    (${rankedPlayers(season)} and ${notBanned('players.id')} and ${of} order by ${order} limit ${LIMIT})`
  return sql`
    with by_points as materialized (select * from (
      ${first(sql`rank_season = ${now}`, sql`rank_points desc, coalesce(rank_since, created_at), rank_latest desc, id`)}
      union all ${first(sql`rank_season = ${before}`, sql`rank_points desc, id`)}
      union all ${first(sql`(rank_season < ${before} or rank_season > ${now})`, sql`2 desc, 3, 4 desc, 1`)}) as entries
      where value > 0 order by ${ORDER} limit ${LIMIT})
    select * from by_points
    union all (${pointlessFighters(season)} and ${notBanned('players.id')}
      and (select count(*) from by_points) < ${LISTED} order by 3, 4 desc, 1 limit ${LISTED})`
}

/** The first places of a board in their order, as far as places have labels. */
export const firstEntries = (board: BoardName, season: SeasonOfBoard): RawBuilder<unknown> =>
  board === 'pvp'
    ? firstRankedPlayers(season)
    : sql`
      select entries.* from (${ENTRIES[board](season)}) as entries
      where ${notBanned('entries.player_id')} order by ${ORDER} limit ${LIMIT}`

/**
 * Writes a board with these first entries, as `firstEntries` has them. The caller holds the board's lock.
 * @returns how many are ranked, at most as many as places have labels
 */
export const writeBoard = async (
  db: Kysely<Database>,
  board: BoardName,
  nowMs: number,
  entries: RawBuilder<unknown>,
): Promise<number> => {
  await sql`
    insert into boards (board, rebuilt_at, marks) values (${board}, ${new Date(nowMs)}, '[]')
    on conflict (board) do update set rebuilt_at = excluded.rebuilt_at`.execute(db)
  await sql`delete from board_places where board = ${board}`.execute(db)
  const { rows } = await sql<{ ranked: number }>`
    with first as materialized (${entries}),
    placed as materialized (
      select *, row_number() over (order by ${PEOPLE_FIRST}) as place,
        count(*) filter (where player_id > 0) over (order by ${PEOPLE_FIRST} rows unbounded preceding) as people from first),
    listed as (
      insert into board_places (board, place, people_place, player_id, value)
      select ${board}, place, case when player_id > 0 then people end, player_id, value from placed
      where people <= ${LISTED} and (player_id > 0 or people < ${sql.lit(NPC_BELOW_PEOPLE)}))
    update boards set marks = coalesce((
      select jsonb_agg(jsonb_build_object('place', people, 'value', value, 'playerId', player_id, 'latest', latest, 'sinceMs',
        case when since = '-infinity' then 0 else extract(epoch from since) * 1000 end))
      from placed where player_id > 0 and people = any(${[...LABELLED_PLACES]}::int[])), '[]')
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

const lockOf = (board: BoardName): string => `board ${board}`

/** Takes the lock of a board until the transaction ends; false when it is taken. Never waits. */
export const lockBoard = (db: Kysely<Database>, board: BoardName): Promise<boolean> => tryLockNamed(db, lockOf(board))

/** As `lockBoard`, but waits while somebody else has it. */
export const waitForBoard = (db: Kysely<Database>, board: BoardName): Promise<void> => lockNamed(db, lockOf(board))

/** When a board was built, and its marks; undefined before the first build. */
export const readBoard = async (
  db: Kysely<Database>,
  board: BoardName,
): Promise<{ readonly rebuiltMs: number; readonly marks: readonly BoardMark[] } | undefined> => {
  const row = await db.selectFrom('boards').selectAll().where('board', '=', board).executeTakeFirst()
  return row && { rebuiltMs: row.rebuilt_at.getTime(), marks: row.marks }
}

/** How many people a board lists. */
export const listedPeople = async (db: Kysely<Database>, board: BoardName): Promise<number> => {
  const { rows } = await sql<{ people: number }>`
    select coalesce(max(people_place), 0) as people from board_places where board = ${board}`.execute(db)
  return rows[0]?.people ?? 0
}

/** How many rows of a board are listed: people, and NPC below them. */
export const listedPlaces = async (db: Kysely<Database>, board: BoardName): Promise<number> => {
  const { rows } = await sql<{ places: number }>`
    select coalesce(max(place), 0) as places from board_places where board = ${board}`.execute(db)
  return rows[0]?.places ?? 0
}

/** A row of a board's list. */
export interface ListedRow {
  /** In the list. */
  readonly position: number
  /** Among people; null for NPC. */
  readonly place: number | null
  readonly player_id: bigint
  readonly value: bigint
  readonly username: string | null
  readonly first_name: string
  readonly house_id: number
}

/** The rows of a range of the list, and those of the first people, with current names and houses. */
export const rowsFrom = async (
  db: Kysely<Database>,
  board: BoardName,
  { from, to, first }: { readonly from: number; readonly to: number; readonly first: number },
): Promise<readonly ListedRow[]> => {
  const { rows } = await sql<ListedRow>`
    select place as position, people_place as place, player_id, value, username, first_name, house_id
    from board_places join players on players.id = board_places.player_id
    where board = ${board} and (place between ${from}::integer and ${to}::integer or people_place <= ${first}::integer)
    order by position`.execute(db)
  return rows
}

/** The listed place of a person on a board, or undefined. */
export const placeOf = async (
  db: Kysely<Database>,
  board: BoardName,
  playerId: number,
): Promise<{ readonly place: number; readonly value: bigint } | undefined> => {
  const { rows } = await sql<{ place: number; value: bigint }>`
    select people_place as place, value from board_places
    where board = ${board} and player_id = ${playerId}::bigint and player_id > 0`.execute(db)
  return rows[0]
}

/** The listed place of a person on a board, null without one, as a part of what is read with the player. */
export const placePart = (board: BoardName, playerId: number): RawBuilder<number | null> =>
  sql`select people_place from board_places where board = ${board} and player_id = ${playerId}::bigint`

/** The listed places of these people on a board; who has none is left out. */
export const placesOf = async (
  db: Kysely<Database>,
  board: BoardName,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> => {
  const { rows } = await sql<{ player_id: bigint; place: number }>`
    select player_id, people_place as place from board_places
    where board = ${board} and player_id = any(${[...playerIds]}::bigint[]) and people_place is not null`.execute(db)
  return new Map(rows.map(({ player_id, place }) => [player_id, place]))
}

/** A player's current value on a board; undefined for who has none. 0 counts on the PvP board alone, after a ranked fight (R30). */
export const entryOf = async (
  db: Kysely<Database>,
  board: BoardName,
  playerId: number,
  season: SeasonOfBoard,
): Promise<Pick<BoardMark, 'value' | 'sinceMs' | 'latest'> | undefined> => {
  const valued = sql`select * from (${ENTRIES[board](season)}) as valued where value > 0`
  const ranked = board === 'pvp' ? sql`${valued} union all ${pointlessFighters(season)}` : valued
  const { rows } = await sql<{ value: bigint | number; since: number; latest: number }>`
    select value, latest, (case when since = '-infinity' then 0 else extract(epoch from since) * 1000 end)::float8 as since
    from (${ranked}) as entries where player_id = ${playerId}`.execute(db)
  const row = rows[0]
  return row && { value: Number(row.value), sinceMs: row.since, latest: row.latest }
}
