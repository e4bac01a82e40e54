import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { TradeRow } from '../../db/tables/market.ts'
import type { ListingKey, ListingRow } from './store.ts'

/** A sale as its seller has it; undefined for none. Reads all sales of the seller: for operators. */
export const findSale = async (db: Kysely<Database>, { sellerId, id }: ListingKey): Promise<TradeRow | undefined> =>
  db
    .selectFrom('market_trades')
    .selectAll()
    .where('player_id', '=', BigInt(sellerId))
    .where('id', '=', id)
    .where('side', '=', 'sold')
    .executeTakeFirst()

/** All sales of an item, oldest first. Reads every sale there is: for operators. */
export const salesOfItem = (db: Kysely<Database>, itemId: string): Promise<TradeRow[]> =>
  db
    .selectFrom('market_trades')
    .selectAll()
    .where('item_id', '=', itemId)
    .where('side', '=', 'sold')
    .orderBy('at')
    .orderBy('id')
    .execute()

/** The newest listings of a player, open and closed. */
export const newestListingsOf = (db: Kysely<Database>, sellerId: number, limit: number): Promise<ListingRow[]> =>
  db
    .selectFrom('listings')
    .selectAll()
    .where('seller_id', '=', BigInt(sellerId))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** A listing, open or closed within ninety days; one that was taken back within a day. */
export const findListing = (db: Kysely<Database>, { sellerId, id }: ListingKey): Promise<ListingRow | undefined> =>
  db
    .selectFrom('listings')
    .selectAll()
    .where('seller_id', '=', BigInt(sellerId))
    .where('id', '=', id)
    .executeTakeFirst()

/** Notes that a sale is undone; false when it was before. */
export const noteUndone = async (db: Kysely<Database>, listingId: string, nowMs: number): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('market_undone')
    .values({ listing_id: listingId, at: new Date(nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Those of these sales that were undone. */
export const undoneOf = async (db: Kysely<Database>, listingIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('market_undone')
    .select('listing_id')
    .where('listing_id', '=', sql<string>`any(${[...listingIds]}::text[])`)
    .execute()
  return new Set(rows.map(({ listing_id }) => listing_id))
}

/** The newest sale of each of these players since an instant that nobody has undone, by player id. */
export const lastSales = async (
  db: Kysely<Database>,
  playerIds: readonly bigint[],
  sinceMs: number,
): Promise<ReadonlyMap<bigint, number>> => {
  const { rows } = await sql<{ player_id: bigint; at: Date }>`
    select player_id, max(at) as at from market_trades
    where player_id = any(${[...playerIds]}::bigint[]) and side = 'sold' and at > ${new Date(sinceMs)}
      and not exists (select from market_undone where listing_id = player_id || '-' || id)
    group by player_id`.execute(db)
  return new Map(rows.map((row) => [row.player_id, row.at.getTime()]))
}

/** Whether a player has ever sold something, as a number: the mission asks for one sale (R05). */
export const soldOncePart = (playerId: number): RawBuilder<number> => sql<number>`
  exists (select from market_trades where player_id = ${playerId}::bigint and side = 'sold')::integer`

/** How many open listings NPC have, counted up to `limit`. */
export const npcOffersUpTo = async (db: Kysely<Database>, limit: number): Promise<number> => {
  const { rows } = await sql<{ offers: number }>`
    select count(*)::integer as offers from (
      select 1 from listings where seller_id < 0 and status = 'open' limit ${limit}) as found`.execute(db)
  return rows[0]?.offers ?? 0
}
