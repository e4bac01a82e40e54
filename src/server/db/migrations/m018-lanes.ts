import { type Migration, sql } from 'kysely'

/**
 * The messages of a lane of targets, oldest first: several processes deliver, each in lanes of its own. An expression, for an older
 * build beside this one writes rows that it knows.
 */
export const m018Lanes: Migration = {
  up: async (db) => {
    await sql`create index outbox_lanes on outbox ((target_id & 15), due_at)`.execute(db)
  },
}
