import type { EventEmitter } from 'node:events'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { isMigrated, migrate } from '#server/db/migrate.ts'
import { ensurePartitions } from '#server/db/partitions.ts'
import { forgetStatementNames, UNNAMED } from '#server/db/statement-names.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { jobTasks } from '#server/jobs/start-jobs.ts'
import { chatsFor } from '#server/platform/bot/chats-for.ts'
import { createTestDatabase } from '#tests/helpers/database/test-database.ts'
import { createSettableClock } from '#tests/helpers/server/settable-clock.ts'
import { TEST_NOW_MS, testConfig } from '#tests/helpers/server/test-app.ts'

const DAY_MS = 86_400_000
const silent = pino({ level: 'silent' })

const database = await createTestDatabase()
const db = database.db
afterAll(() => database.drop())

describe('the connection', () => {
  test('reads int8 as bigint, exactly, and an instant as Date', async () => {
    const { rows } = await sql<{ n: bigint; at: Date }>`
      select 9007199254740993::bigint as n, '2026-11-23T12:00:00Z'::timestamptz as at`.execute(db)
    expect(rows[0]).toEqual({ n: 9007199254740993n, at: new Date(TEST_NOW_MS) })
  })

  test('prepares a statement once and gives it other values each time', async () => {
    // Earlier tests of this process may have used up all names of statements.
    forgetStatementNames()
    await db.connection().execute(async (one) => {
      for (const value of [1, 2, 3]) {
        const { rows } = await sql<{ n: number }>`select ${value}::int + 1 as n`.execute(one)
        expect(rows[0]?.n).toBe(value + 1)
      }
      const prepared = await sql<{ n: bigint }>`
        select count(*) as n from pg_prepared_statements where statement like 'select $1::int + 1%'`.execute(one)
      expect(prepared.rows[0]?.n).toBe(1n)
    })
  })

  test('has the rows of a prepared statement described once, until they become others', async () => {
    forgetStatementNames()
    await sql`create table shelf (id int primary key, name text)`.execute(db)
    await sql`insert into shelf values (1, 'sword'), (2, null)`.execute(db)
    const client = await database.pool.connect()
    let described = 0
    // pg's types do not have this field.
    const { connection } = client as unknown as { readonly connection: EventEmitter }
    connection.on('rowDescription', () => {
      described += 1
    })
    const read = async (id: number) =>
      (await client.query('select *, 5::bigint as n from shelf where id = $1', [id])).rows
    onTestFinished(() => client.release())
    expect([await read(1), await read(2), await read(3)]).toEqual([
      [{ id: 1, name: 'sword', n: 5n }],
      [{ id: 2, name: null, n: 5n }],
      [],
    ])
    expect(described).toBe(1)
    await client.query('alter table shelf add column place text default $$left$$')
    expect(await read(1)).toEqual([{ id: 1, name: 'sword', place: 'left', n: 5n }])
    await expect(client.query('select 1 / ($1::int - 1) as n', [1])).rejects.toThrow('division by zero')
    expect((await client.query('select 1 / ($1::int - 1) as n', [2])).rows).toEqual([{ n: 1 }])
  })

  test('keeps no plan of a statement of many forms', async () => {
    await db.connection().execute(async (one) => {
      const { rows } = await sql<{ n: number }>`${sql.raw(UNNAMED)} select ${4}::int + 2 as n`.execute(one)
      expect(rows[0]?.n).toBe(6)
      const prepared = await sql`select from pg_prepared_statements where statement like '%$1::int + 2%'`.execute(one)
      expect(prepared.rows).toEqual([])
    })
  })

  test('survives that PostgreSQL ends a connection', async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`.execute(db)
    expect((await sql<{ n: number }>`select 1 as n`.execute(db)).rows[0]?.n).toBe(1)
  })
})

const createGate = (): { open: () => void; opened: Promise<void> } => {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

describe('a transaction', () => {
  test('takes back everything when the work throws', async () => {
    const work = inTransaction(db, async (trx) => {
      await trx.insertInto('world_facts').values({ key: 'half', value: '{}' }).execute()
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await db.selectFrom('world_facts').selectAll().where('key', '=', 'half').execute()).toEqual([])
  })

  test('that PostgreSQL gave up in a deadlock runs once more', async () => {
    await sql`create table rows_to_lock (id int primary key, n int not null)`.execute(db)
    await sql`insert into rows_to_lock values (1, 0), (2, 0)`.execute(db)
    let runs = 0
    const gates = [createGate(), createGate()] as const
    const addInOrder = (first: 1 | 2, second: 1 | 2) =>
      inTransaction(db, async (trx) => {
        runs += 1
        await sql`update rows_to_lock set n = n + 1 where id = ${first}`.execute(trx)
        gates[first - 1]?.open()
        await gates[second - 1]?.opened
        await sql`update rows_to_lock set n = n + 1 where id = ${second}`.execute(trx)
      })
    await Promise.all([addInOrder(1, 2), addInOrder(2, 1)])
    const { rows } = await sql<{ n: number }>`select n from rows_to_lock order by id`.execute(db)
    expect(rows).toEqual([{ n: 2 }, { n: 2 }])
    expect(runs).toBe(3)
  })
})

test('migrations run once when several processes start together', async () => {
  expect(await Promise.all([migrate(db), migrate(db), migrate(db)])).toEqual([[], [], []])
  expect(await isMigrated(db)).toBe(true)
})

const partitionsOf = async (table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass
    order by 1`.execute(db)
  return rows.map((row) => row.name)
}

describe('monthly partitions', () => {
  test('are there for this and the next two months, over the turn of the year, and again without harm', async () => {
    const everyone = Array.from({ length: 3 }, () => ensurePartitions(db, TEST_NOW_MS, silent))
    await Promise.all(everyone)
    for (const table of ['ledger', 'fights']) {
      expect(await partitionsOf(table)).toEqual([
        `${table}_2026_11`,
        `${table}_2026_12`,
        `${table}_2027_01`,
        `${table}_rest`,
      ])
    }
  })

  test('let a month stay where its rows already are', async () => {
    const at = new Date(Date.UTC(2028, 2, 5))
    await db
      .insertInto('ledger')
      .values({
        account: 1,
        at,
        id: crypto.randomUUID(),
        asset: 'tok',
        amount: 1,
        reason: 'r',
        ref: null,
      })
      .execute()
    const warnings: unknown[] = []
    const log = { warn: (facts: unknown) => warnings.push(facts) }
    await ensurePartitions(db, Date.UTC(2028, 2, 1), log as never)
    expect(warnings).toEqual([{ table: 'ledger', period: '2028_03' }])
    expect(await partitionsOf('ledger')).toContain('ledger_2028_04')
    expect(await partitionsOf('fights')).toContain('fights_2028_03')
  })
})

test('the hourly job drops the days of which no answer can be asked for any more, and keeps the others', async () => {
  const key = (age: number) => ({
    player_id: 1,
    key: crypto.randomUUID(),
    call: `aged ${age}`,
    body_hash: '',
    answer: JSON.stringify({ data: {} }),
    at: new Date(TEST_NOW_MS - age),
  })
  await ensurePartitions(db, TEST_NOW_MS - 2 * DAY_MS, silent)
  const before = await partitionsOf('idempotency')
  await db
    .insertInto('idempotency')
    .values([key(2 * DAY_MS), key(DAY_MS), key(0), key(40 * DAY_MS)])
    .execute()
  const config = testConfig()
  const clock = createSettableClock(TEST_NOW_MS)
  const tasks = jobTasks({ db, clock, log: silent, entropy: systemEntropy, config, chats: chatsFor(config) })
  await tasks['prune-idempotency']?.({}, { job: { run_at: new Date(TEST_NOW_MS) } } as never)
  const left = await db.selectFrom('idempotency').select('call').orderBy('call').execute()
  expect(left.map((row) => row.call)).toEqual(['aged 0', `aged ${DAY_MS}`])
  const after = await partitionsOf('idempotency')
  expect(before.filter((name) => !after.includes(name))).toEqual(['idempotency_2026_11_21'])
})
