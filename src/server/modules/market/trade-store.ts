import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { changesOne, queryColumn, queryRow, queryRows, queryValue } from '#server/db/statements.ts'
import type { TradeRow } from '#server/db/tables/market.ts'
import type { ListingKey, ListingRow } from './store.ts'

/** Only for operators, because it reads all sales of the seller. */
export const findSale = (db: Db, { sellerId, id }: ListingKey): Promise<TradeRow | undefined> =>
  queryRow(db)<TradeRow>`select * from market_trades where player_id = ${sellerId} and id = ${id} and side = 'sold'`

/** Oldest first. Only for operators, because it reads every sale. */
export const salesOfItem = (db: Db, itemId: string): Promise<TradeRow[]> =>
  queryRows(db)<TradeRow>`select * from market_trades where item_id = ${itemId} and side = 'sold' order by at, id`

export const newestListingsOf = (db: Db, sellerId: number, limit: number): Promise<ListingRow[]> =>
  queryRows(db)<ListingRow>`select * from listings where seller_id = ${sellerId} order by id desc limit ${limit}`

/** Also finds a closed listing until `pruneListings` deletes it. */
export const findListing = (db: Db, { sellerId, id }: ListingKey): Promise<ListingRow | undefined> =>
  queryRow(db)<ListingRow>`select * from listings where seller_id = ${sellerId} and id = ${id}`

export const noteUndone = (db: Db, listingId: string, nowMs: number): Promise<boolean> =>
  changesOne(db)`
    insert into market_undone (listing_id, at) values (${listingId}, ${new Date(nowMs)}) on conflict do nothing`

export const undoneOf = async (db: Db, listingIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    await queryColumn(db)<string>`
      select listing_id from market_undone where listing_id = any(${[...listingIds]}::text[])`,
  )

export const lastSales = async (
  db: Db,
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

/** 1 if the player has ever sold something, else 0: a mission asks for one sale (R05). */
export const soldOnceSelect = (playerId: number): RawBuilder<number> => sql<number>`
  exists (select from market_trades where player_id = ${playerId}::bigint and side = 'sold')::integer`

export const npcOffersUpTo = (db: Db, limit: number): Promise<number> =>
  queryValue(db, 0)`
    select count(*)::integer as offers from (
      select 1 from listings where seller_id < 0 and status = 'open' limit ${limit}) as found`
