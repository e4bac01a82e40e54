import { type Migration, sql } from 'kysely'

/**
 * A pending match lies as it is: its two fighters together are longer than the 2 kB from which PostgreSQL compresses, and it is written
 * and read once within minutes.
 */
export const m023MatchStorage: Migration = {
  up: async (db) => {
    await sql`alter table pending_matches set (toast_tuple_target = 8160)`.execute(db)
  },
}
