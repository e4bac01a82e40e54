import { type Kysely, sql } from 'kysely'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import type { Db } from './database.ts'
import { FUNCTIONS } from './function-arguments.ts'
import { execute, hasRows, queryColumn } from './statements.ts'
import { KEYED_BY_VALUE, OWNED, SHARED_TABLES } from './table-owners.ts'

/** Citus stores a player's rows of every table on the node of this table's row. */
const ANCHOR = 'players'

const MOVED = [...Object.keys(OWNED), ...Object.keys(KEYED_BY_VALUE)]

const isCitusThere = (db: Db): Promise<boolean> => hasRows(db)`select from pg_extension where extname = 'citus'`

const distributedTables = async (db: Db): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_dist_partition join pg_class on pg_class.oid = logicalrelid
    where relnamespace = 'public'::regnamespace`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

const share = (db: Db, table: string) => sql`select create_reference_table(${table})`.execute(db)

/** Functions write rows of their first argument's player, so Citus runs them on that player's node. */
const spreadFunctions = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ signature: string }>`
    select oid::regprocedure::text as signature from pg_proc
    where pronamespace = 'public'::regnamespace and proname = any(${Object.keys(FUNCTIONS)}::text[])
      and not exists (select from pg_catalog.pg_dist_object where objid = pg_proc.oid
      and distribution_argument_index is not null)`.execute(db)
  for (const { signature } of rows)
    await sql`select create_distributed_function(${signature}, 'p_player', colocate_with => ${ANCHOR})`.execute(db)
}

const spread = (db: Db, table: string, column: string, beside: string) =>
  sql`select create_distributed_table(${table}, ${column}, colocate_with => ${beside})`.execute(db)

/**
 * Until the transaction ends, Citus writes to shards one after another, which lets it also write reference tables.
 * No-op on plain PostgreSQL.
 */
export const inOrder = <DB>(db: Kysely<DB>): Promise<void> =>
  execute(db)`select set_config('citus.multi_shard_modify_mode', 'sequential', true)`

const underLock = async <T>(db: Db, work: (connection: Db) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${ADVISORY_LOCKS.distribute})`.execute(connection)
    try {
      return await work(connection)
    } finally {
      await sql`select pg_advisory_unlock(${ADVISORY_LOCKS.distribute})`.execute(connection)
    }
  })

const distributeMissing = async (connection: Db, shards: number): Promise<readonly string[]> => {
  await sql`select set_config('citus.shard_count', ${String(shards)}, false)`.execute(connection)
  const done = await distributedTables(connection)
  const steps: readonly (readonly [table: string, work: () => Promise<unknown>])[] = [
    ...SHARED_TABLES.map((table) => [table, () => share(connection, table)] as const),
    ...Object.entries(OWNED).map(
      ([table, column]) =>
        [table, () => spread(connection, table, column, table === ANCHOR ? 'none' : ANCHOR)] as const,
    ),
    ...Object.entries(KEYED_BY_VALUE).map(
      ([table, column]) => [table, () => spread(connection, table, column, 'none')] as const,
    ),
  ]
  const there = new Set(
    await queryColumn(connection)<string>`select tablename from pg_tables where schemaname = 'public'`,
  )
  const missing = steps.filter(([table]) => there.has(table) && !done.has(table))
  for (const [, work] of missing) await work()
  await spreadFunctions(connection)
  return missing.map(([table]) => table)
}

const shardCount = async (db: Db): Promise<number | null> => {
  const { rows } = await sql<{ shards: bigint }>`
    select shard_count as shards from citus_tables where table_name::text = ${ANCHOR}`.execute(db)
  return rows[0] === undefined ? null : Number(rows[0].shards)
}

/** Distributing a table leaves its rows on the coordinator, too. This deletes those. */
const emptyMoved = async (connection: Db, tables: readonly string[]): Promise<void> => {
  for (const table of tables) {
    await sql`select truncate_local_data_after_distributing_table(${table})`.execute(connection)
  }
}

/**
 * Distributes all tables over a Citus cluster. The game must be stopped; a failed run can be repeated. Null without
 * Citus.
 * @param shards cannot be changed later @returns the newly distributed tables
 */
export const distribute = async (db: Db, shards: number): Promise<readonly string[] | null> => {
  if (!(await isCitusThere(db))) return null
  return underLock(db, async (connection) => {
    const missing = await distributeMissing(connection, shards)
    await emptyMoved(connection, MOVED)
    return missing
  })
}

/** Does nothing unless the database is distributed. Safe while the game runs. @returns the newly distributed tables */
export const distributeNewTables = async (db: Db): Promise<readonly string[]> => {
  if (!(await isCitusThere(db))) return []
  return underLock(db, async (connection) => {
    const shards = await shardCount(connection)
    if (shards === null) return []
    const missing = await distributeMissing(connection, shards)
    await emptyMoved(
      connection,
      missing.filter((table) => MOVED.includes(table)),
    )
    return missing
  })
}

/**
 * Runs in the migration's transaction before its functions: on a cluster, these may use tables that the migration has
 * created.
 */
export const distributeInMigration = async (trx: Db): Promise<void> => {
  if (!(await isCitusThere(trx))) return
  const shards = await shardCount(trx)
  if (shards !== null) await distributeMissing(trx, shards)
}

/** Includes indexes and partitions, on all nodes. */
export const tableBytes = async (db: Db, table: string): Promise<number> => {
  const isSpread = (await isCitusThere(db)) && (await distributedTables(db)).has(table)
  const { rows } = await (isSpread
    ? sql<{ bytes: bigint }>`select citus_total_relation_size(${table}) as bytes`
    : sql<{ bytes: bigint }>`
        select pg_total_relation_size(${table}) + coalesce(sum(pg_total_relation_size(relid)), 0)::bigint as bytes
        from pg_partition_tree(${table}::regclass) where isleaf`
  ).execute(db)
  return Number(rows[0]?.bytes ?? 0n)
}
