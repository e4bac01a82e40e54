import { type Kysely, sql } from 'kysely'
import { CALL_LIMITS_MS, RANDOM_PAGE_COST } from './connection.ts'
import type { Database } from './database.ts'

/**
 * The limits of a call that its connections lack, by name: behind a pooler they cannot be set when a connection is opened,
 * and have to be those of the role.
 */
export const missingLimits = async (db: Kysely<Database>): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string; ms: number }>`
    select name, setting::int as ms from pg_settings where name = any(${Object.keys(CALL_LIMITS_MS)}::text[])`.execute(
    db,
  )
  const standing = new Map(rows.map(({ name, ms }) => [name, ms]))
  return Object.entries(CALL_LIMITS_MS)
    .filter(([name, mostMs]) => {
      const ms = standing.get(name) ?? 0
      // 0 = none.
      return ms === 0 || ms > mostMs
    })
    .map(([name]) => name)
}

/**
 * Sets the limits of a call, and what the planner assumes of the disk, for the role of this connection in its database: each later
 * connection of both has them.
 */
export const limitRole = async (
  db: Kysely<Database>,
): Promise<{ readonly role: string; readonly database: string }> => {
  const { rows } = await sql<{ role: string; database: string }>`
    select current_user::text as role, current_database()::text as database`.execute(db)
  const [place] = rows
  if (!place) throw new Error('The database did not say who is connected.')
  const settings = Object.entries(CALL_LIMITS_MS).map(([name, ms]) => [name, `${ms}ms`] as const)
  for (const [name, value] of [...settings, ['random_page_cost', String(RANDOM_PAGE_COST)] as const])
    await sql`
      alter role current_user in database ${sql.id(place.database)} set ${sql.id(name)} = ${sql.lit(value)}`.execute(db)
  return place
}
