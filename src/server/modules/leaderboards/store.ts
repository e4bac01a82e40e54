import { type RawBuilder, sql } from 'kysely'
import { BOARD_LISTED_PLACES, NPC_BELOW_PEOPLE } from '#rules/constants.ts'
import { LABELLED_PLACES } from '#rules/leaderboards/board-labels.ts'
import type { BoardId } from '#rules/leaderboards/boards.ts'
import type { SeasonState } from '#rules/season/seasons.ts'
import { lockNamed, tryLockNamed } from '#server/db/advisory-locks.ts'
import type { Db } from '#server/db/database.ts'
import { execute, queryMap, queryRow, queryRows, queryValue } from '#server/db/statements.ts'
import type { BoardMark } from '#server/db/tables/leaderboards.ts'
import { rankInSql } from '#server/modules/season/service.ts'

export const FARTHEST_PLACE = Math.max(...LABELLED_PLACES)

export type SeasonOfBoard = Pick<SeasonState, 'number' | 'startMs'>

/** Rank points are converted to the current season (R29). */
const rankedPlayers = (season: SeasonOfBoard): RawBuilder<unknown> => {
  const { points, latest, since } = rankInSql(season)
  return sql`
    select id as player_id, ${points} as value, coalesce(${since}, created_at) as since, ${latest} as latest
    from players where rank_points > 0 and deleted_at is null`
}

/** A player whose ranked fights brought no points gets a place, too, below all others (R30). */
const pointlessFighters = (season: SeasonOfBoard): RawBuilder<unknown> => {
  const { latest, since } = rankInSql(season)
  return sql`
    select id as player_id, 0 as value, coalesce(${since}, created_at) as since, ${latest} as latest
    from players where rank_points = 0 and rank_season = ${season.number}::integer and id > 0 and deleted_at is null and exists (
      select from league_weeks
      where league_weeks.player_id = players.id and season = ${season.number}::integer and fights > 0)`
}

/**
 * Entries of each board (R35), unsorted and with banned players. Only PvP filters deleted accounts, because they own
 * nothing that the other boards rank.
 */
const ENTRIES: Readonly<Record<BoardId, (season: SeasonOfBoard) => RawBuilder<unknown>>> = {
  pvp: rankedPlayers,
  // A scan of all balances: `rebuildTokBoard` avoids it where it can.
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

/**
 * Of equal values, the one held longer comes first, then the better rank of the previous season (R29), then the lower
 * id.
 */
const ORDER = sql`value desc, since, latest desc, player_id`
/** NPCs (negative ids) come last (R48). */
const PEOPLE_FIRST = sql`player_id < 0, ${ORDER}`
const LIMIT = sql.lit(FARTHEST_PLACE)
const LISTED = sql.lit(BOARD_LISTED_PLACES)

/**
 * The season reset keeps the order of ranks, so ranks of this and of the previous season are read by index. Fighters
 * without points are added only while fewer than `LISTED` players have points.
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

export const firstEntries = (board: BoardId, season: SeasonOfBoard): RawBuilder<unknown> =>
  board === 'pvp'
    ? firstRankedPlayers(season)
    : sql`
      select entries.* from (${ENTRIES[board](season)}) as entries
      where ${notBanned('entries.player_id')} order by ${ORDER} limit ${LIMIT}`

/** Requires the board's lock. @returns number of entries, at most `FARTHEST_PLACE` */
export const writeBoard = async (
  db: Db,
  board: BoardId,
  nowMs: number,
  entries: RawBuilder<unknown>,
): Promise<number> => {
  await sql`
    insert into boards (board, rebuilt_at, marks) values (${board}, ${new Date(nowMs)}, '[]')
    on conflict (board) do update set rebuilt_at = excluded.rebuilt_at`.execute(db)
  await sql`delete from board_places where board = ${board}`.execute(db)
  return queryValue(db, 0)`
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
    where board = ${board} returning (select count(*) from first)::int as ranked`
}

export const markBoardRebuilt = (db: Db, board: BoardId, nowMs: number): Promise<void> =>
  execute(db)`update boards set rebuilt_at = ${new Date(nowMs)} where board = ${board}`

const lockName = (board: BoardId): string => `board ${board}`

export const lockBoard = (db: Db, board: BoardId): Promise<boolean> => tryLockNamed(db, lockName(board))

export const waitForBoard = (db: Db, board: BoardId): Promise<void> => lockNamed(db, lockName(board))

export const readBoard = async (
  db: Db,
  board: BoardId,
): Promise<{ readonly rebuiltMs: number; readonly marks: readonly BoardMark[] } | undefined> => {
  const row = await db.selectFrom('boards').selectAll().where('board', '=', board).executeTakeFirst()
  return row && { rebuiltMs: row.rebuilt_at.getTime(), marks: row.marks }
}

export const listedPeople = (db: Db, board: BoardId): Promise<number> =>
  queryValue(db, 0)`
    select coalesce(max(people_place), 0) as people from board_places where board = ${board}`

export const listedPlaces = (db: Db, board: BoardId): Promise<number> =>
  queryValue(db, 0)`
    select coalesce(max(place), 0) as places from board_places where board = ${board}`

export interface ListedRow {
  readonly position: number
  /** Counts people only. Null for NPCs. */
  readonly place: number | null
  readonly player_id: bigint
  readonly value: bigint
  readonly username: string | null
  readonly first_name: string
  readonly house_id: number
}

export const rowsFrom = (
  db: Db,
  board: BoardId,
  { from, to, first }: { readonly from: number; readonly to: number; readonly first: number },
): Promise<readonly ListedRow[]> =>
  queryRows(db)<ListedRow>`
    select place as position, people_place as place, player_id, value, username, first_name, house_id
    from board_places join players on players.id = board_places.player_id
    where board = ${board} and (place between ${from}::integer and ${to}::integer or people_place <= ${first}::integer)
    order by position`

export const placeOf = (
  db: Db,
  board: BoardId,
  playerId: number,
): Promise<{ readonly place: number; readonly value: bigint } | undefined> =>
  queryRow(db)<{ place: number; value: bigint }>`
    select people_place as place, value from board_places
    where board = ${board} and player_id = ${playerId}::bigint and player_id > 0`

export const placeSelect = (board: BoardId, playerId: number): RawBuilder<number | null> =>
  sql`select people_place from board_places where board = ${board} and player_id = ${playerId}::bigint`

/**
 * Notes the place of each listed player who has claimed or fought since the last note. Runs outside the rebuild's
 * transaction, because it visits all database shards.
 */
export const noteLastPlaces = async (db: Db, nowMs: number): Promise<void> => {
  const at = sql`${new Date(nowMs)}::timestamptz`
  await sql`
    insert into last_places (player_id, place, at)
    select players.id, people_place, ${at}
    from players join board_places on board_places.player_id = players.id and board = 'pvp'
      left join last_places on last_places.player_id = players.id
    where people_place is not null and deleted_at is null
      and greatest(last_claim_at, energy_burned_at) > coalesce(last_places.at, '-infinity')
    on conflict (player_id) do update set place = excluded.place, at = excluded.at`.execute(db)
}

export const lastPlaceOf = (playerId: number): RawBuilder<number | null> => sql`
  select place from last_places where last_places.player_id = ${playerId}::bigint
    and last_places.at >= greatest(players.last_claim_at, players.energy_burned_at)`

export const placesOf = (db: Db, board: BoardId, playerIds: readonly bigint[]): Promise<ReadonlyMap<bigint, number>> =>
  queryMap(db)<bigint, number>`
    select player_id, people_place as place from board_places
    where board = ${board} and player_id = any(${[...playerIds]}::bigint[]) and people_place is not null`

/**
 * Undefined for a player without a value on the board. 0 counts as a value only on the PvP board, after a ranked fight
 * (R30).
 */
export const entryOf = async (
  db: Db,
  board: BoardId,
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
