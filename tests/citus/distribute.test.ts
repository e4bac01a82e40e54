import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callFunction } from '#server/db/call-function.ts'
import { distribute, distributeNewTables } from '#server/db/distribute.ts'
import { migrate } from '#server/db/migrate.ts'
import { functionsHash, migrationOf, migrations } from '#server/db/migrations.ts'
import { KEYED_BY_VALUE, OWNED, SHARED_TABLES } from '#server/db/table-owners.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { onOne, TEST_SHARDS } from '#tests/helpers/database/citus.ts'
import { createEmptyDatabase } from '#tests/helpers/database/test-database.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const distributed = async (): Promise<Record<string, string>> => {
  const { rows } = await sql<{ name: string; column: string }>`
    select table_name::text as name, distribution_column as column from citus_tables join pg_class on oid = table_name
    where not relispartition`.execute(server.db)
  return Object.fromEntries(rows.map(({ name, column }) => [name, column]))
}

it('every table of the list is distributed by its column, or is on every node', async () => {
  const shared = Object.fromEntries(SHARED_TABLES.map((table) => [table, '<none>']))
  expect(await distributed()).toEqual({ ...OWNED, ...KEYED_BY_VALUE, ...shared })
  expect(await distribute(server.db, TEST_SHARDS)).toEqual([])
})

it('a table that a later build adds is distributed at its start, with its rows', async () => {
  await sql`select undistribute_table('start_params')`.execute(server.db)
  expect(await distributed()).not.toHaveProperty('start_params')
  await server.db.insertInto('start_params').values({ user_id: 7, start_param: '5', at: new Date() }).execute()
  await prepareDatabase({
    databaseUrl: server.database.url,
    nowMs: server.clock.nowMs(),
    log: pino({ level: 'silent' }),
    worldSeed: null,
  })
  expect(await distributed()).toMatchObject({ start_params: 'user_id' })
  const kept = await server.db.selectFrom('start_params').select('start_param').where('user_id', '=', 7n).execute()
  expect(kept).toEqual([{ start_param: '5' }])
})

it('a migration changes a table of players, and functions with the tables that they use, on every node at once', async () => {
  const { db } = server
  for (const undo of [
    sql`drop table tok_moved`,
    sql`drop table tok_ranked`,
    sql`drop table tok_watch`,
    sql`alter table balances drop column watched`,
  ])
    await undo.execute(db)
  const board = migrations['009-leaderboards']?.statements.filter((statement) => statement.includes(' tok_')) ?? []
  expect(board).toHaveLength(4)
  const next = migrationOf(
    [
      `-- @function ledger.sql ${functionsHash('ledger.sql')}`,
      ...['alter table balances add column watched boolean', ...board].map((statement) => `${statement};`),
    ].join('\n'),
  )
  await migrate(db, { ...migrations, '999-the-tok-board-again': next })
  expect(await distributed()).toMatchObject({ tok_moved: 'owner_id', tok_ranked: '<none>', tok_watch: '<none>' })
  const ids = Array.from({ length: 12 }, (_, index) => 900 + index)
  for (const id of ids) {
    expect((await server.call('users.onboard', { body: { house_id: 0 } }, { as: id })).status).toBe(200)
    const gift = { p_player: id, p_at: new Date(), p_id: crypto.randomUUID(), p_asset: 'tok', p_amount: 10n ** 12n }
    await callFunction(db, 'give', { ...gift, p_reason: 'claim', p_ref: null })
  }
  const { rows } = await sql<{ owner_id: bigint }>`select distinct owner_id from tok_moved order by 1`.execute(db)
  expect(rows.map(({ owner_id }) => Number(owner_id))).toEqual(ids)
})

it('on a database that nobody has distributed, a start distributes nothing', async () => {
  const plain = await createEmptyDatabase()
  try {
    expect(await distributeNewTables(plain.db)).toEqual([])
    await onOne(plain.url, 'create extension citus')
    await sql`create table players (id bigint primary key)`.execute(plain.db)
    expect(await distributeNewTables(plain.db)).toEqual([])
  } finally {
    await plain.drop()
  }
})
