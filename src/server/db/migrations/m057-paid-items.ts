import { type Migration, sql } from 'kysely'

/** Telegram Stars of the purchase that an item came with: taking it apart says what was paid (R47). */
export const m057PaidItems: Migration = {
  up: async (db) => {
    await sql`alter table items add column paid_xtr integer`.execute(db)
  },
}
