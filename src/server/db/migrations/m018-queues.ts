import { type Migration, sql } from 'kysely'

/**
 * What is delivered after a call, by several processes. The messages of a lane of targets, oldest first: an expression, for an older
 * build beside this one writes rows that it knows. And the bot's messages that wait, each from its instant on, which an older build does
 * not write either.
 */
export const m018Queues: Migration = {
  up: async (db) => {
    await sql`create index outbox_lanes on outbox ((target_id & 15), due_at)`.execute(db)
    await sql`alter table notifications add column due_at timestamptz`.execute(db)
    await sql`alter table notifications add column attempts smallint not null default 0`.execute(db)
    await sql`create index notifications_waiting on notifications (coalesce(due_at, at)) where state = 'waiting'`.execute(
      db,
    )
  },
}
