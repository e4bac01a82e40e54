import type { Kysely, Selectable } from 'kysely'
import type { Equipment } from '../../../contracts/wire.ts'
import type { Database } from '../../db/database.ts'
import type { ItemsTable } from '../../db/tables/items.ts'

export type ItemRow = Selectable<ItemsTable>

/** What a player wears, one row a slot at most. */
export const equippedItems = (db: Kysely<Database>, playerId: number): Promise<ItemRow[]> =>
  db
    .selectFrom('items')
    .selectAll()
    .where('owner_id', '=', BigInt(playerId))
    .where('status', '=', 'equipped')
    .orderBy('type')
    .execute()

/** A new item's row. */
interface NewItemRow {
  readonly id: string
  readonly ownerId: number
  readonly slug: string
  readonly name: string
  readonly type: Equipment['type']
  readonly rarity: Equipment['rarity']
  readonly status: Equipment['status']
  readonly stats: Equipment['equipment_stats']
}

export const insertItems = async (db: Kysely<Database>, items: readonly NewItemRow[], nowMs: number): Promise<void> => {
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
      })),
    )
    .execute()
}

/** Puts what is worn in a slot back into the inventory. */
export const takeOff = async (db: Kysely<Database>, playerId: number, type: Equipment['type']): Promise<void> => {
  await db
    .updateTable('items')
    .set({ status: 'inventory' })
    .where('owner_id', '=', BigInt(playerId))
    .where('status', '=', 'equipped')
    .where('type', '=', type)
    .execute()
}

export const hasWelcomeSword = async (db: Kysely<Database>, playerId: number): Promise<boolean> =>
  (await db.selectFrom('welcome_swords').select('at').where('player_id', '=', BigInt(playerId)).executeTakeFirst()) !==
  undefined

/** Records the claim of the welcome sword; false when it was claimed before. */
export const insertWelcomeSword = async (
  db: Kysely<Database>,
  playerId: number,
  itemId: string,
  nowMs: number,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('welcome_swords')
    .values({ player_id: playerId, item_id: itemId, at: new Date(nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
