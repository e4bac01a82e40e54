import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { GuildDetail } from '#contracts/wire.ts'
import { BOSS_LISTED_PLACES, type BossBoard } from '#rules/boss/boss-places.ts'
import { NPC_BELOW_PEOPLE, PODIUM_PLACES } from '#rules/constants.ts'
import type { DayCount } from '#rules/days.ts'
import { tryLockNamed } from '#server/db/advisory-locks.ts'
import type { Db } from '#server/db/database.ts'
import { rowOf } from '#server/db/player-view.ts'
import type { BossBoardsTable } from '#server/db/tables/boss-boards.ts'

export type BoardState = Selectable<BossBoardsTable>

/**
 * Of two entries with equal damage, the earlier one comes first (R35). Excludes banned players and dissolved guilds.
 * NPCs are listed without a place (R48).
 */
const ENTRIES: Readonly<Record<BossBoard, (bossEventId: string) => RawBuilder<unknown>>> = {
  individual: (bossEventId) => sql`
    select player_id as owner_id, damage, reached_at as since, null as slug, null as name, null::jsonb as emblem,
      player_id > 0 as is_of_people
    from boss_fighters as fighters
    where run_id = ${bossEventId} and damage > 0 and not exists (
      select from sanctions where sanctions.player_id = fighters.player_id and status = 'banned')`,
  guild: (bossEventId) => sql`
    select pools.guild_id as owner_id, pools.damage, pools.summed_at as since, cards.slug, cards.name, cards.emblem, exists (
        select from boss_pool_fighters as fighters where fighters.guild_id = pools.guild_id and fighters.run_id = ${bossEventId}
          and fighters.damage > 0 and fighters.player_id > 0) as is_of_people
    from boss_pools as pools join guild_cards as cards on cards.guild_id = pools.guild_id
    where pools.run_id = ${bossEventId} and pools.damage > 0`,
}

const ORDER = sql`order by damage desc, since, owner_id`
const PEOPLE_FIRST = sql`order by is_of_people desc, damage desc, since, owner_id`

/**
 * Extra rows, so that NPCs with much damage do not crowd people out of the listed places. A world has some hundreds of
 * NPCs.
 */
const LISTED_NPCS = 1000
const FIRST_ROWS = sql.lit(BOSS_LISTED_PLACES + LISTED_NPCS)

const firstEntries = (bossEventId: string, board: BossBoard): RawBuilder<unknown> => sql`
  select * from (${ENTRIES[board](bossEventId)}) as entries
  ${ORDER} limit ${FIRST_ROWS}`

export const COUNTED_PLACE = sql<number | null>`nullif(boss_board_places.people_place, 0)`

/** Held until the transaction ends. False if another process has it. Never waits. */
export const lockBoards = (db: Db, bossEventId: string): Promise<boolean> =>
  tryLockNamed(db, `boss boards ${bossEventId}`)

/**
 * Writes only places that changed, because most of ten thousand stay equal. Requires the lock. @param finalMs null
 * until the board is final
 */
export const writeBoard = async (
  db: Db,
  { bossEventId, board }: { readonly bossEventId: string; readonly board: BossBoard },
  { nowMs, finalMs }: { readonly nowMs: number; readonly finalMs: number | null },
): Promise<void> => {
  const { rows } = await sql<{ places: bigint; people: bigint | null }>`
    with placed as materialized (
      select *, case when is_of_people then people else 0 end as people_place from (
        select *, row_number() over (${PEOPLE_FIRST}) as place,
          count(*) filter (where is_of_people) over (${PEOPLE_FIRST} rows unbounded preceding) as people
        from (${firstEntries(bossEventId, board)}) as first) as numbered
      where people <= ${sql.lit(BOSS_LISTED_PLACES)} and (is_of_people or people < ${sql.lit(NPC_BELOW_PEOPLE)})),
    kept as (
      insert into boss_board_places (run_id, board, place, people_place, owner_id, damage, slug, name, emblem)
      select ${bossEventId}, ${board}, place, people_place, owner_id, damage, slug, name, emblem from placed
      on conflict (run_id, board, place) do update set people_place = excluded.people_place, owner_id = excluded.owner_id,
        damage = excluded.damage, slug = excluded.slug, name = excluded.name, emblem = excluded.emblem
      where (boss_board_places.people_place, boss_board_places.owner_id, boss_board_places.damage, boss_board_places.slug,
          boss_board_places.name, boss_board_places.emblem)
        is distinct from (excluded.people_place, excluded.owner_id, excluded.damage, excluded.slug, excluded.name, excluded.emblem))
    select count(*) as places, max(people) as people from placed`.execute(db)
  const [places, people] = [Number(rows[0]?.places ?? 0), Number(rows[0]?.people ?? 0)]
  await sql`
    delete from boss_board_places where run_id = ${bossEventId} and board = ${board}
      and place > ${places}::int`.execute(db)
  const built = { rebuilt_at: new Date(nowMs), places, people, final_at: finalMs === null ? null : new Date(finalMs) }
  await db
    .insertInto('boss_boards')
    .values({ run_id: bossEventId, board, ...built })
    .onConflict((conflict) => conflict.columns(['run_id', 'board']).doUpdateSet(built))
    .execute()
}

export const boardStates = (db: Db, bossEventIds: readonly string[]): Promise<readonly BoardState[]> =>
  db.selectFrom('boss_boards').selectAll().where('run_id', 'in', bossEventIds).execute()

export const listedPlaces = async (db: Db, bossEventId: string, board: BossBoard): Promise<number> =>
  (
    await db
      .selectFrom('boss_boards')
      .select('places')
      .where('run_id', '=', bossEventId)
      .where('board', '=', board)
      .executeTakeFirst()
  )?.places ?? 0

interface PlaceRange {
  readonly bossEventId: string
  readonly from: number
  readonly to: number
}

/** The page's places and the podium, each found by index, instead of the whole list. */
const isInRange = (board: BossBoard, { bossEventId, from, to }: PlaceRange) =>
  sql<boolean>`boss_board_places.place = any(array(select generate_series(${from}::integer, ${to}::integer)) || array(
    select podium.place from boss_board_places as podium
    where podium.run_id = ${bossEventId} and podium.board = ${board} and podium.people_place between 1 and ${sql.lit(PODIUM_PLACES)}))`

export const placesOfPlayers = (db: Db, range: PlaceRange) =>
  db
    .selectFrom('boss_board_places')
    .innerJoin('players', 'players.id', 'boss_board_places.owner_id')
    .select([
      'place as position',
      COUNTED_PLACE.as('place'),
      'owner_id',
      'damage',
      'username',
      'first_name',
      'house_id',
    ])
    .where('run_id', '=', range.bossEventId)
    .where('board', '=', 'individual')
    .where(isInRange('individual', range))
    .orderBy('position')
    .execute()

export const placesOfGuilds = (db: Db, range: PlaceRange) =>
  db
    .selectFrom('boss_board_places')
    .select(['place as position', COUNTED_PLACE.as('place'), 'damage', 'slug', 'name', 'emblem'])
    .where('run_id', '=', range.bossEventId)
    .where('board', '=', 'guild')
    .where(isInRange('guild', range))
    .orderBy('position')
    .execute()

interface OwnPlace {
  readonly damage: number
  readonly place: number
}

/** Place as of the last rebuild. An owner without a row gets the place that this damage would have. */
const placeOf = (
  ownerId: RawBuilder<unknown>,
  bossEventId: string,
  board: BossBoard,
  damage: RawBuilder<unknown>,
) => sql`
  coalesce(
    (select ${COUNTED_PLACE} from boss_board_places where owner_id = ${ownerId} and run_id = ${bossEventId} and board = ${board}),
    (select ${COUNTED_PLACE} from boss_board_places
      where run_id = ${bossEventId} and board = ${board} and damage < ${damage} and ${COUNTED_PLACE} is not null
      order by damage desc, place limit 1),
    (select people + 1 from boss_boards where run_id = ${bossEventId} and board = ${board}), 1)`

export const ownPlaceSelect = (playerId: number, bossEventId: string): RawBuilder<OwnPlace | null> =>
  rowOf(sql<OwnPlace>`
    select damage, ${placeOf(sql`${playerId}::bigint`, bossEventId, 'individual', sql`fighters.damage`)} as place
    from boss_fighters as fighters where player_id = ${playerId}::bigint and run_id = ${bossEventId} and damage > 0`)

export interface OwnGuild {
  readonly id: number
  readonly name: string
  readonly emblem: GuildDetail['emblem']
}

export const ownGuildSelect = (playerId: number): RawBuilder<OwnGuild | null> =>
  rowOf(sql<OwnGuild>`
    select cards.guild_id as id, cards.name, cards.emblem from guild_memberships as memberships
    join guild_cards as cards on cards.guild_id = memberships.guild_id where memberships.player_id = ${playerId}::bigint`)

/** Damage as of the last pool sum, place as of the last rebuild. Undefined without damage. */
export const guildPlace = async (db: Db, guildId: number, bossEventId: string): Promise<OwnPlace | undefined> => {
  const { rows } = await sql<{ damage: bigint; place: number }>`
    select damage, ${placeOf(sql`${guildId}::bigint`, bossEventId, 'guild', sql`pools.damage`)} as place
    from boss_pools as pools where guild_id = ${guildId}::bigint and run_id = ${bossEventId} and damage > 0`.execute(db)
  const row = rows[0]
  return row && { damage: Number(row.damage), place: row.place }
}

export const isSummed = async (db: Db, bossEventId: string): Promise<boolean> => {
  const { rows } = await sql`select from boss_feed where run_id = ${bossEventId} limit 1`.execute(db)
  return rows.length === 0
}

export const foughtIn = async (
  db: Db,
  bossEventId: string,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, DayCount>> => {
  const { rows } = await sql<DayCount & { player_id: bigint }>`
    select player_id, day, fights_today as count from boss_fighters
    where run_id = ${bossEventId} and player_id = any(${[...playerIds]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.player_id, row]))
}
