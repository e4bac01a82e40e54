import { type Migration, sql } from 'kysely'

/** Newer rows of `fights` keep the inputs in their result, once. Older builds write both; they find no replay in a newer row. */
export const m021PackedFights: Migration = {
  up: async (db) => {
    await sql`alter table fights alter column inputs drop not null`.execute(db)
  },
}
