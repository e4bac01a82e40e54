import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/** The fact of the seasons' calendar: when the first one began (R28). */
export const SEASON_CALENDAR = 'season-calendar'

/** A fact about the world, for a statement that reads more; null when it was never written. */
export const factValue = (key: string): RawBuilder<object | null> =>
  sql<object | null>`select value from world_facts where key = ${key}`

/** Reads a fact about the world, or undefined when it was never written. */
export const readFact = async (db: Kysely<Database>, key: string): Promise<object | undefined> =>
  (await db.selectFrom('world_facts').select('value').where('key', '=', key).executeTakeFirst())?.value

/** Writes a fact unless it exists; returns the fact that holds afterwards. */
export const establishFact = async (db: Kysely<Database>, key: string, value: object): Promise<object> => {
  const standing = await readFact(db, key)
  if (standing) return standing
  await sql`
    insert into world_facts (key, value) values (${key}, ${JSON.stringify(value)}) on conflict do nothing`.execute(db)
  return (await readFact(db, key)) ?? value
}

/** Writes a fact, replacing an existing one. */
export const writeFact = async (db: Kysely<Database>, key: string, value: object): Promise<void> => {
  const row = { value: JSON.stringify(value) }
  await db
    .insertInto('world_facts')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
