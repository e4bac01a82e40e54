import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator, sql } from 'kysely'
import { OperatorError } from '#server/operators/operator-error.ts'
import type { Db } from './database.ts'
import { distributeInMigration, inOrder } from './distribute.ts'
import { functionsText, type GameMigration, migrations } from './migrations.ts'
import { readWorldSetting } from './world-settings.ts'

const INSUFFICIENT_PRIVILEGE = '42501'

/** A database without this migration was never played on. */
export const FIRST_MIGRATION = '001-server'

const CHECKSUMS = 'migration-checksums'

/** Includes migrations of a newer build. @throws OperatorError if a released one was replaced or changed */
export const executedMigrations = async (db: Db, known = migrations): Promise<readonly string[]> => {
  // Kysely's introspection fails when another process drops a table meanwhile, as the queue's first start does.
  const found = await sql<{ isThere: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as "isThere"`.execute(db)
  if (found.rows[0]?.isThere !== true) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  const executed = rows.map(({ name }) => name).sort()
  const names = Object.keys(known)
  const foreign = executed.find((name, index) => index < names.length && name !== names[index])
  if (foreign !== undefined)
    throw new OperatorError(
      `The database is of a build that this one does not continue (its migration ${foreign}), and stays as it is: start on an empty one.`,
    )
  if (executed.length === 0) return []
  const checksums = ((await readWorldSetting(db, CHECKSUMS)) ?? {}) as Readonly<Record<string, string>>
  const changed = executed.find((name) => known[name] !== undefined && known[name].checksum !== checksums[name])
  if (changed !== undefined)
    throw new OperatorError(
      `This build's migration ${changed} is not the one that made the database, which stays as it is: start a build whose released migrations are unchanged.`,
    )
  return executed
}

/** Also empty if a newer build migrated the database. */
export const pendingMigrations = async (db: Db, known = migrations): Promise<readonly string[]> =>
  Object.keys(known).slice((await executedMigrations(db, known)).length)

export const isMigrated = async (db: Db): Promise<boolean> => (await pendingMigrations(db)).length === 0

export const runMigration = async (db: Db, { statements, functions }: GameMigration): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
  await distributeInMigration(db)
  // On a new database a function may call another that is created after it.
  await sql`set local check_function_bodies = off`.execute(db)
  for (const file of Object.keys(functions)) await sql.raw(functionsText(file)).execute(db)
}

const kyselyMigration = (name: string, migration: GameMigration): Migration => ({
  up: async (db: Db) => {
    await inOrder(db)
    await runMigration(db, migration)
    await sql`
      insert into world_facts (key, value) values (${CHECKSUMS}, ${JSON.stringify({ [name]: migration.checksum })}::jsonb)
      on conflict (key) do update set value = world_facts.value || excluded.value`.execute(db)
  },
})

/**
 * Concurrent processes wait for each other; a newer database stays unchanged. @throws Error; OperatorError if a
 * migration was replaced or changed, or the role lacks rights
 */
export const migrate = async (db: Db, known = migrations): Promise<readonly string[]> => {
  if ((await pendingMigrations(db, known)).length === 0) return []
  const all = Object.fromEntries(Object.entries(known).map(([name, one]) => [name, kyselyMigration(name, one)]))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } })
  const { error, results = [] } = await migrator.migrateToLatest()
  const failed = results.find((result) => result.status === 'Error')
  if (error !== undefined) {
    if ((error as { readonly code?: unknown }).code === INSUFFICIENT_PRIVILEGE)
      throw new OperatorError(
        `The database does not let this role do it (${(error as Error).message}): grant it all rights on the database and its schema public.`,
        { cause: error },
      )
    throw new Error(`The database migration ${failed?.migrationName ?? ''} failed.`, { cause: error })
  }
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName)
}
