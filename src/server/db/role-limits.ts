import { sql } from 'kysely'
import { CALL_LIMITS_MS, RANDOM_PAGE_COST } from './connection.ts'
import type { Db } from './database.ts'

/** Names the limits that this role's connections lack or exceed. Behind a pooler only the role can carry them. */
export const missingLimits = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string; ms: number }>`
    select name, setting::int as ms from pg_settings
    where name = any(${Object.keys(CALL_LIMITS_MS)}::text[])`.execute(db)
  const standing = new Map(rows.map(({ name, ms }) => [name, ms]))
  return Object.entries(CALL_LIMITS_MS)
    .filter(([name, mostMs]) => {
      const ms = standing.get(name) ?? 0
      // 0 = no limit.
      return ms === 0 || ms > mostMs
    })
    .map(([name]) => name)
}

/** Sets limits and the planner's disk cost for this role in its database. Connections opened later get them. */
export const limitRole = async (db: Db): Promise<{ readonly role: string; readonly database: string }> => {
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
