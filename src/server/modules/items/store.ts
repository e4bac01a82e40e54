import { type RawBuilder, sql } from 'kysely'
import type { Equipment } from '#contracts/wire.ts'
import type { Db } from '#server/db/database.ts'
import { changesOne, execute, queryRows, queryValue } from '#server/db/statements.ts'
import type { ItemRow } from '#server/db/tables/items.ts'
import type { NewItem } from './new-item.ts'

export const equippedItems = (db: Db, playerId: number): Promise<ItemRow[]> =>
  queryRows(db)<ItemRow>`select * from items where owner_id = ${playerId} and status = 'equipped' order by type`

export const itemsOf = (db: Db, playerId: number): Promise<ItemRow[]> =>
  queryRows(db)<ItemRow>`select * from items where owner_id = ${playerId} order by created_at, id`

export const newestOfRarity = (db: Db, playerIds: readonly bigint[], rarities: readonly ItemRow['rarity'][]) =>
  queryRows(db)<Pick<ItemRow, 'owner_id' | 'id' | 'rarity' | 'created_at'>>`
    select distinct on (owner_id, rarity) owner_id, id, rarity, created_at from items
    where owner_id = any(${[...playerIds]}::bigint[]) and rarity = any(${[...rarities]}::text[]) and status <> 'on-sale'
    order by owner_id, rarity, id desc`

export const itemsByIds = (db: Db, playerId: number, ids: readonly string[]): Promise<ItemRow[]> =>
  queryRows(db)<ItemRow>`
    select * from items where owner_id = ${playerId} and id = any(${[...ids]}::uuid[]) order by created_at, id`

/** Queries all nodes of the database, because the owner is unknown. A test allows this only for names in `READS_OF_ALL_NODES`. */
export const itemOfAnybody = (db: Db, id: string): Promise<ItemRow | undefined> =>
  db.selectFrom('items').selectAll().where('id', '=', id).executeTakeFirst()

export type ItemChange = Partial<
  Pick<
    ItemRow,
    | 'slug'
    | 'name'
    | 'rarity'
    | 'locked'
    | 'stats'
    | 'used_at'
    | 'refine_failures'
    | 'reroll_day'
    | 'rerolls'
    | 'free_reroll_day'
    | 'free_rerolls'
  >
>

/** Keeps the slugs of items that are about to change or go: the collection book needs them. */
const keepSlugs = (playerId: number, ids: readonly string[]) => sql<Record<string, never>>`(
  insert into past_items (owner_id, slug)
  select distinct owner_id, slug from items where owner_id = ${playerId}::bigint and id = any(${[...ids]}::uuid[])
  on conflict do nothing)`

export const updateItem = async (
  db: Db,
  playerId: number,
  id: string,
  { stats, ...change }: ItemChange,
): Promise<ItemRow> => {
  const query = change.slug === undefined ? db : db.with('kept', () => keepSlugs(playerId, [id]))
  return query
    .updateTable('items')
    .set({ ...change, ...(stats ? { stats: JSON.stringify(stats) } : {}) })
    .where('owner_id', '=', BigInt(playerId))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const setStatus = async (
  db: Db,
  playerId: number,
  ids: readonly string[],
  status: ItemRow['status'],
  nowMs: number,
): Promise<void> => {
  if (ids.length === 0) return
  await execute(db)`
    update items set status = ${status}, worn_at = ${status === 'equipped' ? new Date(nowMs) : null}
    where owner_id = ${playerId} and id = any(${[...ids]}::uuid[])`
}

export const setUsed = async (db: Db, playerId: number, ids: readonly string[], nowMs: number): Promise<void> => {
  if (ids.length === 0) return
  await execute(db)`
    update items set used_at = ${new Date(nowMs)} where owner_id = ${playerId} and id = any(${[...ids]}::uuid[])`
}

export const deleteItems = async (db: Db, playerId: number, ids: readonly string[]): Promise<number> => {
  const { numDeletedRows } = await db
    .with('kept', () => keepSlugs(playerId, ids))
    .deleteFrom('items')
    .where('owner_id', '=', BigInt(playerId))
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export const slugsEverSelect = (playerId: number): RawBuilder<readonly string[]> => sql`
  select coalesce(json_agg(slug order by slug), '[]') from (
    select slug from items where owner_id = ${playerId}::bigint
    union select slug from past_items where owner_id = ${playerId}::bigint) as ever`

/** Finds later days as well: a process whose clock is ahead may have stored one (see `isOfToday` in the rules). */
export const freeRerollsOn = (db: Db, playerId: number, day: string): Promise<number> =>
  queryValue(db, 0)`
    select coalesce(sum(free_rerolls), 0)::integer as used from items
    where owner_id = ${playerId}::bigint and free_reroll_day >= ${day}`

export const setSeen = (db: Db, playerId: number, nowMs: number): Promise<void> =>
  execute(db)`update players set items_seen_at = ${new Date(nowMs)} where id = ${playerId}::bigint`

export const countSmithing = (db: Db, playerId: number, column: 'items_refined' | 'items_awakened') =>
  execute(db)`
    update players set ${sql.ref(column)} = ${sql.ref(column)} + 1 where id = ${playerId}::bigint`

export const insertItems = async (db: Db, items: readonly NewItem[], nowMs: number): Promise<void> => {
  if (items.length === 0) return
  await db
    .insertInto('items')
    .values(
      items.map((item) => ({
        id: item.id,
        owner_id: item.ownerId,
        slug: item.slug,
        name: item.name,
        type: item.type,
        rarity: item.rarity,
        status: item.status,
        stats: JSON.stringify(item.stats),
        created_at: new Date(nowMs),
        bound: item.bound ?? false,
        bound_until: item.boundUntilMs == null ? null : new Date(item.boundUntilMs),
        paid_xtr: item.paidXtr ?? null,
        used_at: item.usedAtMs == null ? null : new Date(item.usedAtMs),
      })),
    )
    .execute()
}

export const insertPassedItem = async (
  db: Db,
  playerId: number,
  { stats, stat_values: _, ...item }: ItemRow,
  nowMs: number,
): Promise<void> => {
  const row = {
    ...item,
    owner_id: playerId,
    status: 'inventory',
    locked: false,
    worn_at: null,
    used_at: null,
    paid_xtr: null,
    created_at: new Date(nowMs),
  } as const
  await db
    .insertInto('items')
    .values({ ...row, stats: JSON.stringify(stats) })
    .execute()
}

export const takeOff = (db: Db, playerId: number, type: Equipment['type']): Promise<void> =>
  execute(db)`
    update items set status = 'inventory', worn_at = null
    where owner_id = ${playerId} and status = 'equipped' and type = ${type}`

export const hasWelcomeSword = (playerId: number): RawBuilder<boolean> => sql`
  exists (select from welcome_swords where player_id = ${playerId}::bigint)`

export const insertWelcomeSword = (db: Db, playerId: number, itemId: string, nowMs: number): Promise<boolean> =>
  changesOne(db)`
    insert into welcome_swords (player_id, item_id, at) values (${playerId}, ${itemId}, ${new Date(nowMs)})
    on conflict do nothing`
