import { type Kysely, type Migration, sql } from 'kysely'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table pending_matches add column shown boolean not null default true`.execute(db)
}

/** Whether the commitment of a pending match has been shown (R11); those found before count as shown. */
export const m008ShownMatches: Migration = { up }
