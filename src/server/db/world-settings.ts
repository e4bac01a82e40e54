import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import { type GatheredReader, type Gathering, gatheredReader } from './gathered-selects.ts'

/** Key of the fact that says when the first season began (R28). */
export const SEASON_CALENDAR = 'season-calendar'

const FACTS: Gathering = {
  name: 'gathered_facts',
  part: (keys) => sql`select json_object_agg(key, value) from world_facts where key in (${sql.join(keys)})`,
  valueOf: (value) => value,
}

export const factValue = (key: string): RawBuilder<object | null> =>
  sql<object | null>`select value from world_facts where key = ${key}`

/** Readers of several facts share one lookup. */
export const factSelect = (key: string): GatheredReader<object | null> =>
  gatheredReader(FACTS, key, () => factValue(key))

export const readWorldSetting = async (db: Db, key: string): Promise<object | undefined> =>
  (await db.selectFrom('world_facts').select('value').where('key', '=', key).executeTakeFirst())?.value

/** Keeps an existing value. @returns the value in force */
export const establishWorldSetting = async (db: Db, key: string, value: object): Promise<object> => {
  const standing = await readWorldSetting(db, key)
  if (standing) return standing
  await sql`
    insert into world_facts (key, value) values (${key}, ${JSON.stringify(value)}) on conflict do nothing`.execute(db)
  return (await readWorldSetting(db, key)) ?? value
}

export const writeWorldSetting = async (db: Db, key: string, value: object): Promise<void> => {
  const row = { value: JSON.stringify(value) }
  await db
    .insertInto('world_facts')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
