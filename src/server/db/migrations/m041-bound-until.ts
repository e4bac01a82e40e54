import { type Migration, sql } from 'kysely'

/** What was bought for Telegram Stars is bound for a while (R47). */
export const m041BoundUntil: Migration = {
  up: async (db) => {
    await sql`alter table items add column bound_until timestamptz`.execute(db)
  },
}
