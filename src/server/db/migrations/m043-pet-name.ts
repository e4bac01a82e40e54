import { type Migration, sql } from 'kysely'

/** The name that a player has given the pet (R32). */
export const m043PetName: Migration = {
  up: async (db) => {
    await sql`alter table players add column pet_name text`.execute(db)
  },
}
