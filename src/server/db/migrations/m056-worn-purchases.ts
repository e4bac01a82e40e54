import { type Migration, sql } from 'kysely'

/** Since when an item is worn, and when it was first found used: a purchase that was fought in is not returned by itself (R49). */
export const m056WornPurchases: Migration = {
  up: async (db) => {
    await sql`alter table items add column worn_at timestamptz`.execute(db)
    await sql`alter table items add column used_at timestamptz`.execute(db)
  },
}
