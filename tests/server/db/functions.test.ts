import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FUNCTIONS } from '#server/db/function-arguments.ts'
import { migrate } from '#server/db/migrate.ts'
import { functionsHash, migrationOf, migrations } from '#server/db/migrations.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database/test-database.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../../src/server/db/functions')
const LONGEST_BODY = 70

const files = readdirSync(FOLDER)
const textOf = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8')

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const functionsThere = async (): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await sql<{ signature: string; definition: string }>`
    select oid::regprocedure::text as signature, pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid
      and deptype = 'e')`.execute(database.db)
  return Object.fromEntries(rows.map(({ signature, definition }) => [signature, definition]))
}

const CHANGE_SEND = `create or replace function send(p_player bigint, p_at timestamptz, p_messages jsonb)
  returns void language plpgsql as 'begin return; end';`
const changeSend = () => sql.raw(CHANGE_SEND).execute(database.db)

it('the last migration that names a file of functions has the hash of its present text', () => {
  const named = Object.assign({}, ...Object.values(migrations).map(({ functions }) => functions))
  // If a file has changed, one more migration must name it with this hash.
  expect(named).toEqual(Object.fromEntries(files.map((file) => [file, functionsHash(file)])))
})

it('a migrated database has the functions of the files, and no others', async () => {
  const migrated = await functionsThere()
  for (const signature of Object.keys(migrated)) await sql`drop function ${sql.raw(signature)}`.execute(database.db)
  for (const file of files) await sql.raw(textOf(file)).execute(database.db)
  expect(await functionsThere()).toEqual(migrated)
})

it('the list of the functions’ arguments equals the database’s, in its order', async () => {
  const { rows } = await sql<{ name: string; given: readonly string[]; types: readonly string[]; returns: string }>`
    select proname as name, proargnames as given, returned.typname::text as returns,
      array(select typname from unnest(proargtypes::oid[]) with ordinality as a (type, place)
        join pg_type on pg_type.oid = a.type order by place)::text[] as types
    from pg_proc join pg_type returned on returned.oid = prorettype
    where pronamespace = 'public'::regnamespace
      and proname = any(${Object.keys(FUNCTIONS)}::text[])`.execute(database.db)
  const there = rows.map(({ name, given, types, returns }) => [name, given, types, returns])
  const named = (type: string) => ({ bigint: 'int8', integer: 'int4', boolean: 'bool' })[type] ?? type
  const listed = Object.entries(FUNCTIONS).map(([name, { arguments: given, returns }]) => [
    name,
    Object.keys(given),
    Object.values(given).map(named),
    named(returns),
  ])
  // `npm run functions` regenerates this list.
  expect(listed.sort()).toEqual(there.sort())
  expect(Object.keys(await functionsThere())).toHaveLength(listed.length)
})

it('a function that has changed is replaced by the migration that names its file, once', async () => {
  const { db } = database
  const ours = await functionsThere()
  await changeSend()
  const next = { ...migrations, '999-outbox': migrationOf(`-- @function outbox.sql ${functionsHash('outbox.sql')}\n`) }
  expect(await migrate(db, next)).toEqual(['999-outbox'])
  expect(await functionsThere()).toEqual(ours)
  await changeSend()
  expect(await migrate(db, next)).toEqual([])
  expect(await functionsThere()).not.toEqual(ours)
})

it('a build never replaces the functions of a newer build by its own', async () => {
  const { db } = database
  await migrate(db, { ...migrations, '999-of-tomorrow': migrationOf(CHANGE_SEND) })
  const newer = await functionsThere()
  expect(await migrate(db)).toEqual([])
  expect(await functionsThere()).toEqual(newer)
})

it('a function names its player first, and is short enough to be read', () => {
  const functions = files.flatMap((file) =>
    textOf(file)
      .split(/^(?=create )/m)
      .slice(1),
  )
  expect(functions.length).toBeGreaterThan(9)
  for (const text of functions) {
    expect(text).toMatch(/^create or replace function \w+\(\s*p_player bigint,/)
    expect(text.split('$$')[1]?.split('\n').length).toBeLessThanOrEqual(LONGEST_BODY)
  }
})
