import { sql } from 'kysely'
import type { Db } from './database.ts'
import { tableBytes } from './distribute.ts'
import { executedMigrations } from './migrate.ts'
import { type GameMigration, migrations } from './migrations.ts'
import { inRolledBack } from './rolled-back.ts'
import { queryValue } from './statements.ts'

/** A table that the upgrade scans while writes to it wait. */
export interface RewrittenTable {
  readonly table: string
  /** Reads wait as well while a table is rewritten. */
  readonly how: 'rewritten' | 'indexed'
  readonly rows: number
  readonly bytes: number
}

export type UpgradeCheck =
  | { readonly state: 'empty' | 'same' }
  /** A newer build has migrated the database. */
  | { readonly state: 'newer'; readonly names: readonly string[] }
  | {
      readonly state: 'older'
      readonly names: readonly string[]
      /** The first pending migration that closes the game. Null if none does. */
      readonly closing: string | null
      readonly touched: readonly RewrittenTable[]
    }

const SCHEMA = 'upgrade_check'

interface Storage {
  /** By table or partition name. A table whose file changes was rewritten. */
  readonly files: ReadonlyMap<string, { readonly table: string; readonly file: bigint }>
  readonly indexes: ReadonlyMap<string, string>
}

const storageOf = async (db: Db): Promise<Storage> => {
  const { rows: files } = await sql<{ name: string; table: string; file: bigint }>`
    select relname as name, coalesce(pg_partition_root(oid), oid)::regclass::text as table, pg_relation_filenode(oid) as file
    from pg_class where relnamespace = ${SCHEMA}::regnamespace and relkind = 'r'`.execute(db)
  const { rows: indexes } = await sql<{ name: string; table: string }>`
    select pg_class.relname as name, coalesce(pg_partition_root(indrelid), indrelid)::regclass::text as table
    from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = ${SCHEMA}::regnamespace`.execute(db)
  return {
    files: new Map(files.map(({ name, table, file }) => [name, { table, file }])),
    indexes: new Map(indexes.map(({ name, table }) => [name, table])),
  }
}

const run = async (db: Db, some: readonly GameMigration[]): Promise<void> => {
  for (const { statements } of some) for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Runs all migrations on empty tables in a temporary schema, without locks on the game, and rolls back. */
const rewrittenTables = (db: Db, done: readonly GameMigration[], pending: readonly GameMigration[]) =>
  inRolledBack(db, async (trx) => {
    await sql`create schema ${sql.id(SCHEMA)}`.execute(trx)
    await sql`set local search_path = ${sql.id(SCHEMA)}`.execute(trx)
    await run(trx, done)
    const before = await storageOf(trx)
    await run(trx, pending)
    const after = await storageOf(trx)
    const tablesBefore = new Set([...before.files.values()].map(({ table }) => table))
    const touched = new Map<string, RewrittenTable['how']>()
    for (const [name, table] of after.indexes)
      if (!before.indexes.has(name) && tablesBefore.has(table)) touched.set(table, 'indexed')
    for (const [name, { table, file }] of before.files) {
      const now = after.files.get(name)
      if (now !== undefined && now.file !== file) touched.set(table, 'rewritten')
    }
    return touched
  })

const countRows = (db: Db, table: string): Promise<number> =>
  queryValue(db, 0)`select count(*)::float8 as rows from ${sql.table(table)}`

/** Changes nothing. @throws OperatorError if a migration that the database has was replaced or changed */
export const checkUpgrade = async (db: Db, known = migrations): Promise<UpgradeCheck> => {
  const executed = await executedMigrations(db, known)
  const names = Object.keys(known)
  if (executed.length === 0) return { state: 'empty' }
  if (executed.length === names.length) return { state: 'same' }
  if (executed.length > names.length) return { state: 'newer', names: executed.slice(names.length) }
  const [done, pending] = [Object.values(known).slice(0, executed.length), Object.entries(known).slice(executed.length)]
  const added = pending.map(([, migration]) => migration)
  const kinds = await rewrittenTables(db, done, added)
  const touched: RewrittenTable[] = []
  for (const [table, how] of kinds)
    touched.push({ table, how, rows: await countRows(db, table), bytes: await tableBytes(db, table) })
  return {
    state: 'older',
    names: pending.map(([name]) => name),
    closing: pending.find(([, { closesGame }]) => closesGame)?.[0] ?? null,
    touched: touched.sort((one, other) => other.bytes - one.bytes),
  }
}
