import { type Kysely, type Migration, sql } from 'kysely'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index market_trades_sold_at on market_trades (at) where side = 'sold'`.execute(db)
}

/** Jobs go through the newest sales. Locks: sales wait while the index is made. */
export const m027MarketSales: Migration = { up }
