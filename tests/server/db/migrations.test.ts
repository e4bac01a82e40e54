import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FIRST_MIGRATION, isMigrated, migrate, pendingMigrations } from '#server/db/migrate.ts'
import { type Migrations, migrationOf, migrations } from '#server/db/migrations.ts'
import { readWorldSetting, writeWorldSetting } from '#server/db/world-settings.ts'
import { closeForMigration, createMaintenanceGate } from '#server/http/maintenance.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#tests/helpers/database/test-database.ts'
import { TEST_NOW_MS } from '#tests/helpers/server/test-app.ts'

const TOMORROW = '999-of-tomorrow'
const OURS = Object.keys(migrations)

/** This build's migrations, plus one of the next release. */
const tomorrow = (statement: string, header = ''): Migrations => ({
  ...migrations,
  [TOMORROW]: migrationOf(`${header}${statement};`),
})
const CLOSES_GAME = '-- @closes-game\n'

let database: TestDatabase
afterEach(() => database.drop())

const said: object[] = []
const log = {
  debug: () => undefined,
  info: (facts: object) => said.push(facts),
  warn: (facts: object) => said.push(facts),
  error: () => undefined,
}
const prepare = (known?: Migrations) =>
  prepareDatabase({
    databaseUrl: database.url,
    nowMs: TEST_NOW_MS,
    log: log as never,
    worldSeed: null,
    ...(known ? { migrations: known } : {}),
  })

const tablesOf = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    order by relname`.execute(database.db)
  return rows.map(({ name }) => name)
}

describe('a database of this build', () => {
  beforeEach(async () => {
    database = await createTestDatabase()
  })

  test('gets what the next build adds, once, and this build goes on beside it', async () => {
    const { db } = database
    const next = tomorrow('create table made_for_tomorrow (n int)')
    expect(await migrate(db, next)).toEqual([TOMORROW])
    expect(await migrate(db, next)).toEqual([])
    expect(await migrate(db)).toEqual([])
    expect(await isMigrated(db)).toBe(true)
    expect(await tablesOf()).toContain('made_for_tomorrow')
  })

  test('stays as it was when a migration fails, and can be migrated again', async () => {
    const { db } = database
    const broken = tomorrow('create table made_for_tomorrow (n int);\nselect * from nowhere')
    const before = await tablesOf()
    await expect(migrate(db, broken)).rejects.toThrow(`The database migration ${TOMORROW} failed.`)
    expect(await tablesOf()).toEqual(before)
    expect(await pendingMigrations(db, broken)).toEqual([TOMORROW])
    expect(await migrate(db, tomorrow('create table made_for_tomorrow (n int)'))).toEqual([TOMORROW])
  })

  test('is closed first by a migration that this build cannot work beside', async () => {
    const { db } = database
    await prepare(tomorrow('create table made_for_tomorrow (n int)', CLOSES_GAME))
    expect(said).toContainEqual({ migration: TOMORROW })
    expect(await readWorldSetting(db, 'maintenance')).toEqual({ on: true, migration: TOMORROW })
    expect(await createMaintenanceGate(db, 0)()).toBe(true)
    expect(await tablesOf()).toContain('made_for_tomorrow')
  })

  test('is open for builds that have the migration which closed it', async () => {
    await closeForMigration(database.db, FIRST_MIGRATION)
    expect(await createMaintenanceGate(database.db, 0)()).toBe(false)
  })

  test('is closed by a second such migration, too, for builds that have only the first', async () => {
    await closeForMigration(database.db, FIRST_MIGRATION)
    await prepare(tomorrow('select 1', CLOSES_GAME))
    expect(await readWorldSetting(database.db, 'maintenance')).toEqual({ on: true, migration: TOMORROW })
    expect(await createMaintenanceGate(database.db, 0)()).toBe(true)
  })

  test("leaves an operator's own maintenance closed for everybody", async () => {
    await writeWorldSetting(database.db, 'maintenance', { on: true })
    await prepare(tomorrow('select 1', CLOSES_GAME))
    expect(await readWorldSetting(database.db, 'maintenance')).toEqual({ on: true })
    expect(await createMaintenanceGate(database.db, 0)()).toBe(true)
  })
})

test('a database is read and migrated while another process makes and drops tables, as the queue does at its first start', async () => {
  database = await createTestDatabase()
  const { db } = database
  let isOver = false
  const other = (async () => {
    while (!isOver) {
      await sql`create table passing (id integer)`.execute(db)
      await sql`drop table passing`.execute(db)
    }
  })()
  let next = migrations
  for (let no = 900; no < 950; no += 1) {
    next = { ...next, [`${no}-of-tomorrow`]: migrationOf('select 1;') }
    expect(await isMigrated(db)).toBe(true)
    expect(await migrate(db, next)).toEqual([`${no}-of-tomorrow`])
  }
  isOver = true
  await other
})

describe('an empty database', () => {
  beforeEach(async () => {
    database = await createEmptyDatabase()
  })

  test('gets every migration, and is never closed', async () => {
    expect(await pendingMigrations(database.db)).toEqual(OURS)
    await prepare(tomorrow('select 1', CLOSES_GAME))
    expect(await readWorldSetting(database.db, 'maintenance')).toBeUndefined()
    expect(await isMigrated(database.db)).toBe(true)
  })
})

describe('a database whose migration was made by another file of the same name', () => {
  const changed = (): Migrations => ({ ...migrations, '003-ledger': migrationOf('select 1;') })
  const refusal = new OperatorError(
    "This build's migration 003-ledger is not the one that made the database, which stays as it is: start a build whose released migrations are unchanged.",
  )
  beforeEach(async () => {
    database = await createTestDatabase()
  })

  test('is refused by a start in one sentence, and nothing of it changes', async () => {
    const tables = await tablesOf()
    await expect(
      prepare({ ...changed(), [TOMORROW]: migrationOf('create table made_for_tomorrow (n int);') }),
    ).rejects.toThrow(refusal)
    await expect(pendingMigrations(database.db, changed())).rejects.toThrow(refusal)
    expect(await tablesOf()).toEqual(tables)
  })
})

describe('a migration', () => {
  test('that was released is as it was released, under its name', () => {
    const file = path.resolve(import.meta.dirname, '../../../src/server/db/released-migrations.json')
    const released = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>
    const checksums: Record<string, string> = Object.assign({}, ...Object.values(released))
    const ours = Object.fromEntries(Object.entries(migrations).map(([name, { checksum }]) => [name, checksum]))
    // A released migration must not change: make another one. `npm run release-migrations` notes those of a new
    // version.
    expect(ours).toMatchObject(checksums)
    expect(Object.keys(released)).toContain('1.0.0')
  })

  test('is read statement by statement, without its comments', () => {
    const { statements, functions, closesGame } = migrationOf(
      `-- Why; with a semicolon.\n-- @closes-game\n-- @function claim.sql 0123456789abcdef\ncreate table a (\n  -- Why.\n  b text default ';'\n);\ndrop table a;\n`,
    )
    expect(statements).toEqual(["create table a (\n  b text default ';'\n)", 'drop table a'])
    expect([functions, closesGame]).toEqual([{ 'claim.sql': '0123456789abcdef' }, true])
  })

  test('with a function body is refused, because a body is not read statement by statement', () => {
    expect(() => migrationOf('create function f() returns int as $$ select 1; $$ language sql;')).toThrow(
      'db/functions',
    )
  })
})

describe('a database of a build that this one does not continue', () => {
  const before = ['001-first-playable', '002-challenges', '003-account']
  const refusal = new OperatorError(
    'The database is of a build that this one does not continue (its migration 001-first-playable), and stays as it is: start on an empty one.',
  )
  beforeEach(async () => {
    database = await createEmptyDatabase()
    const facts = migrationOf('create table if not exists world_facts (key text primary key, value jsonb not null);')
    await migrate(database.db, Object.fromEntries(before.map((name) => [name, facts])))
  })

  test('is refused by a start in one sentence, and nothing of it changes', async () => {
    const tables = await tablesOf()
    await expect(prepare()).rejects.toThrow(refusal)
    expect(await tablesOf()).toEqual(tables)
    await expect(migrate(database.db)).rejects.toThrow(refusal)
    await expect(pendingMigrations(database.db)).rejects.toThrow(refusal)
  })

  test('is refused also when it has a migration of its own after some of these', async () => {
    const { db } = database
    await sql`truncate kysely_migration`.execute(db)
    await sql`insert into kysely_migration values (${OURS[0]}, '1'), ('002-elsewhere', '2')`.execute(db)
    await expect(migrate(db)).rejects.toThrow('does not continue (its migration 002-elsewhere)')
  })
})

test('a role that may not create what a migration creates is refused in one sentence', async () => {
  database = await createTestDatabase()
  const failing = migrate(database.db, tomorrow('create table pg_catalog.of_tomorrow (id int)'))
  await expect(failing).rejects.toThrow(OperatorError)
  await expect(failing).rejects.toThrow(/does not let this role do it \(permission denied .*pg_catalog.*\): grant it/)
})
