import { type Migration, sql } from 'kysely'

/** Orders of the last day are counted each minute, by state: an index has both. */
export const m047OrderTimes: Migration = {
  up: async (db) => {
    await sql`create index payment_orders_times on payment_orders (created_at, state)`.execute(db)
  },
}
