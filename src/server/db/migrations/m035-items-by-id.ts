import { type Kysely, type Migration, sql } from 'kysely'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index items_by_id on items (id)`.execute(db)
}

/**
 * Finds an item by its id alone, whoever has it (row 110); calls that change something name the owner, as before. Locks: writing
 * `items` waits while the index is built.
 */
export const m035ItemsById: Migration = { up }
