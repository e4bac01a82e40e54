import { type Kysely, type Migration, sql } from 'kysely'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table notifications drop constraint notifications_kind_check`.execute(db)
  await sql`
    alter table notifications add constraint notifications_kind_check
      check (kind in ('pocket-full', 'energy-full', 'hunt-done', 'attacked', 'refine-ready', 'news'))`.execute(db)
}

/** The bot also writes when an item can be refined (extra 8, R17). Locks: writing to `notifications` waits, which only a job does. */
export const m022RefineReady: Migration = { up }
