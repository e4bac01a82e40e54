import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import { KEYED_BY_VALUE, OWNED_BY_PLAYER, SHARED_TABLES } from './table-owners.ts'

/** The table beside which the rows of each player lie. */
const ANCHOR = 'players'

const MOVED = [...Object.keys(OWNED_BY_PLAYER), ...Object.keys(KEYED_BY_VALUE)]

const isCitusThere = async (db: Kysely<Database>): Promise<boolean> => {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db)
  return rows.length > 0
}

const distributedTables = async (db: Kysely<Database>): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_dist_partition join pg_class on pg_class.oid = logicalrelid
    where relnamespace = 'public'::regnamespace`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

const share = (db: Kysely<Database>, table: string) => sql`select create_reference_table(${table})`.execute(db)

const spread = (db: Kysely<Database>, table: string, column: string, beside: string) =>
  sql`select create_distributed_table(${table}, ${column}, colocate_with => ${beside})`.execute(db)

/**
 * Distributes every table that is not distributed yet over the nodes of a Citus cluster, with its rows: those of players
 * by their owner, side by side; shared tables whole on every node. The game must be stopped: each table is locked while
 * its rows move. Interrupted, it goes on where it was.
 * @param shards how many parts there are of each table; it cannot be changed later without moving all rows
 * @returns the tables distributed now; null on a PostgreSQL without the extension, where nothing happens
 */
export const distribute = async (db: Kysely<Database>, shards: number): Promise<readonly string[] | null> => {
  if (!(await isCitusThere(db))) return null
  return db.connection().execute(async (connection) => {
    await sql`select set_config('citus.shard_count', ${String(shards)}, false)`.execute(connection)
    const done = await distributedTables(connection)
    const steps: readonly (readonly [table: string, work: () => Promise<unknown>])[] = [
      ...SHARED_TABLES.map((table) => [table, () => share(connection, table)] as const),
      ...Object.entries(OWNED_BY_PLAYER).map(
        ([table, column]) =>
          [table, () => spread(connection, table, column, table === ANCHOR ? 'none' : ANCHOR)] as const,
      ),
      ...Object.entries(KEYED_BY_VALUE).map(
        ([table, column]) => [table, () => spread(connection, table, column, 'none')] as const,
      ),
    ]
    const missing = steps.filter(([table]) => !done.has(table))
    for (const [, work] of missing) await work()
    // The rows that a table had before still lie on the coordinator, where nothing reads them any more.
    for (const table of MOVED)
      await sql`select truncate_local_data_after_distributing_table(${table})`.execute(connection)
    return missing.map(([table]) => table)
  })
}
