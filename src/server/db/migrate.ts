import { sql } from 'kysely'
import { OperatorError } from '#server/operators/operator-error.ts'
import { lockAlone } from './advisory-locks.ts'
import type { Db } from './database.ts'
import { distributeInMigration, inOrder } from './distribute.ts'
import { functionsText, type GameMigration, migrations } from './migrations.ts'
import { execute, hasRows, queryColumn } from './statements.ts'
import { readWorldSetting } from './world-settings.ts'

const INSUFFICIENT_PRIVILEGE = '42501'

/** A database without this migration was never played on. */
export const FIRST_MIGRATION = '001-server'

const CHECKSUMS = 'migration-checksums'

/** Includes migrations of a newer build. @throws OperatorError if a released one was replaced or changed */
export const executedMigrations = async (db: Db, known = migrations): Promise<readonly string[]> => {
  if (!(await hasRows(db)`select where to_regclass('kysely_migration') is not null`)) return []
  const executed = await queryColumn(db)<string>`select name from kysely_migration order by name collate "C"`
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

const runAndRecord = async (trx: Db, name: string, migration: GameMigration): Promise<void> => {
  await inOrder(trx)
  await runMigration(trx, migration)
  await execute(trx)`
    insert into world_facts (key, value) values (${CHECKSUMS}, ${JSON.stringify({ [name]: migration.checksum })}::jsonb)
    on conflict (key) do update set value = world_facts.value || excluded.value`
  await execute(trx)`insert into kysely_migration (name, timestamp) values (${name}, now()::text)`
}

/** @throws OperatorError without rights; else Error with the migration's name */
const naming = async <T>(name: string, work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (cause) {
    if ((cause as { readonly code?: unknown }).code !== INSUFFICIENT_PRIVILEGE)
      throw new Error(`The database migration ${name} failed.`, { cause })
    throw new OperatorError(
      `The database does not let this role do it (${(cause as Error).message}): grant it all rights on the database and its schema public.`,
      { cause },
    )
  }
}

/**
 * Runs all in one transaction. Concurrent processes wait for each other; a newer database stays unchanged. Kysely's own
 * migrator lists all columns of the database, which fails while another process installs the queue.
 * @throws Error; OperatorError if a migration was replaced or changed, or the role lacks rights
 */
export const migrate = async (db: Db, known = migrations): Promise<readonly string[]> => {
  if ((await pendingMigrations(db, known)).length === 0) return []
  return db.transaction().execute(async (trx) => {
    await lockAlone(trx, 'migrations')
    await naming(
      'table',
      execute(trx)`
        create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`,
    )
    const pending = await pendingMigrations(trx, known)
    for (const name of pending) {
      const migration = known[name]
      if (migration !== undefined) await naming(name, runAndRecord(trx, name, migration))
    }
    return pending
  })
}
