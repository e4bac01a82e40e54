import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** SQL that inserts the rows of a played world of release 1.0.0. `npx tsx tests/run/keep-world.ts` made it. */
export const KEPT_WORLD = path.resolve(import.meta.dirname, '../../fixtures/world-1.0.0.sql')

/** The game's time when the world was kept, from the first line of the file. */
export const keptWorldAtMs = (): number =>
  Date.parse(/^-- Kept at (\S+)/.exec(readFileSync(KEPT_WORLD, 'utf8'))?.[1] ?? '')

interface KeptTable {
  readonly name: string
  /** Names of the columns, without generated ones. */
  readonly columns: readonly string[]
}

/** The game's tables in the order of their creation. Each refers only to tables before it. */
export const gameTables = async (db: Db): Promise<readonly KeptTable[]> => {
  const { rows } = await sql<KeptTable>`
    select relname as name, array(
      select attname::text from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not like 'kysely%' order by pg_class.oid`.execute(db)
  return rows
}

/**
 * Statements that insert all rows of the game, but the checksums of migrations, which the target database has itself.
 */
export const worldInserts = async (db: Db, nowMs: number): Promise<string> => {
  const parts: string[] = []
  for (const { name, columns } of await gameTables(db)) {
    const values = columns.map((column) => sql`quote_nullable(${sql.ref(column)}::text)`)
    const filter = name === 'world_facts' ? sql`where key <> 'migration-checksums'` : sql``
    const { rows } = await sql<{ line: string }>`
      select '(' || concat_ws(', ', ${sql.join(values)}) || ')' as line from ${sql.table(name)} ${filter}
      order by 1`.execute(db)
    if (rows.length > 0)
      parts.push(`insert into ${name} (${columns.join(', ')}) values\n${rows.map(({ line }) => line).join(',\n')};\n`)
  }
  const { rows } = await sql<{ value: bigint }>`select last_value as value from guild_ids`.execute(db)
  return `-- Kept at ${new Date(nowMs).toISOString()}\n${parts.join('\n')}\nselect setval('guild_ids', ${rows[0]?.value});\n`
}

export const loadKeptWorld = async (db: Db): Promise<void> => {
  await sql.raw(readFileSync(KEPT_WORLD, 'utf8')).execute(db)
}
