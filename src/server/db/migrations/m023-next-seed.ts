import { type Kysely, type Migration, sql } from 'kysely'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table luck_chains add column next_server_seed text not null
      default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`.execute(db)
  await sql`
    alter table luck_chains add constraint luck_chains_next_server_seed_check
      check (next_server_seed ~ '^[0-9a-f]{64}$')`.execute(db)
}

/**
 * The server seed that follows a chain's own, decided with it (R46). The default is for the chains that are there, and for those that
 * an older process still begins beside this one.
 *
 * Locks: rewrites the table, a row a player and turning over.
 */
export const m023NextSeed: Migration = { up }
