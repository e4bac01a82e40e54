import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { type Migrations, migrationOf, migrations } from '#server/db/migrations.ts'
import { checkUpgrade } from '#server/db/upgrade-check.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#tests/helpers/database/test-database.ts'

/** This release's migrations, plus one of the next. */
const next = (text: string): Migrations => ({ ...migrations, '999-next': migrationOf(text) })

let database: TestDatabase
afterEach(() => database.drop())

describe('a check of the upgrade of this release’s database', () => {
  beforeEach(async () => {
    database = await createTestDatabase()
    await sql`insert into tok_ranked select n, n, now() from generate_series(1, 1000) as n`.execute(database.db)
    await sql`
      insert into usernames select n::text, n, false, now() from generate_series(1, 10) as n`.execute(database.db)
  })

  test('finds nothing to do for the same build', async () => {
    expect(await checkUpgrade(database.db)).toEqual({ state: 'same' })
  })

  test('says for the next build which tables it rewrites or indexes, with their rows and bytes', async () => {
    const check = await checkUpgrade(
      database.db,
      next(`
        alter table tok_ranked alter column value type numeric;
        alter table usernames add column of_next text default 'none';
        create index usernames_joined on usernames (joined_at);
        alter table fights add column of_next timestamptz default clock_timestamp();
        create table made_by_next (id bigint primary key);
        create index made_by_next_twice on made_by_next (id);`),
    )
    expect(check).toEqual({
      state: 'older',
      names: ['999-next'],
      closing: null,
      touched: [
        { table: 'tok_ranked', how: 'rewritten', rows: 1000, bytes: expect.any(Number) },
        { table: 'usernames', how: 'indexed', rows: 10, bytes: expect.any(Number) },
        { table: 'fights', how: 'rewritten', rows: 0, bytes: expect.any(Number) },
      ],
    })
    if (check.state !== 'older') return
    expect(check.touched[0]?.bytes).toBeGreaterThan(50_000)
  })

  test('says that the game closes for a migration beside which the running build cannot work', async () => {
    const check = await checkUpgrade(database.db, next('-- @closes-game\nalter table tok_ranked drop column value;'))
    expect(check).toMatchObject({ state: 'older', closing: '999-next', touched: [] })
  })

  test('changes nothing, and locks no table of the game', async () => {
    const tables = async () =>
      (
        await sql`select relname, relfilenode from pg_class where relnamespace = 'public'::regnamespace order by 1`.execute(
          database.db,
        )
      ).rows
    const before = await tables()
    await database.db.transaction().execute(async (trx) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
      await sql`lock table players, tok_ranked in row exclusive mode`.execute(trx)
      await checkUpgrade(database.db, next('alter table tok_ranked alter column value type numeric;'))
    })
    expect(await tables()).toEqual(before)
    expect((await sql`select from pg_namespace where nspname = 'upgrade_check'`.execute(database.db)).rows).toEqual([])
  })

  test('names the migrations of a newer build, beside which this one serves', async () => {
    await migrate(database.db, next('create table made_by_next (id bigint);'))
    expect(await checkUpgrade(database.db)).toEqual({ state: 'newer', names: ['999-next'] })
  })

  test('refuses a database whose released migration was another', async () => {
    const changed = { ...migrations, '001-server': migrationOf('select 1;') }
    await expect(checkUpgrade(database.db, changed)).rejects.toThrow('001-server is not the one that made the database')
  })
})

describe('a check of the upgrade of another database', () => {
  beforeEach(async () => {
    database = await createEmptyDatabase()
  })

  test('says that an empty one has no game', async () => {
    expect(await checkUpgrade(database.db)).toEqual({ state: 'empty' })
  })

  test('refuses a foreign one', async () => {
    const facts = migrationOf('create table world_facts (key text primary key, value jsonb not null);')
    await migrate(database.db, { '001-first-playable': facts })
    await expect(checkUpgrade(database.db)).rejects.toThrow('does not continue (its migration 001-first-playable)')
  })
})
