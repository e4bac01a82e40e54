import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { defineHandlers } from '#server/calls/call-handler.ts'
import type { Db } from '#server/db/database.ts'
import { setMaintenance } from '#server/http/maintenance.ts'
import { freezeConnections } from '#tests/helpers/database/frozen.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { type CallAnswer, type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

type Work = (db: Db) => Promise<unknown>

let work: Work
const answer = { amount: 1, balance: 1, last_claim: new Date(0).toISOString() }
const handlers = defineHandlers({
  'users.balance': async ({ db }) => {
    await work(db)
    return 5
  },
  'users.claim': async ({ db }) => {
    await work(db)
    return answer
  },
})

let app: TestApp
const PLAYER = 5000
beforeAll(async () => {
  const joined = await testApp()
  await kombatPlayers(joined).join()
  app = await testApp({ handlers, database: joined.database })
  await sql`create sequence runs`.execute(app.db)
  await sql`
    create function fail_with(state text) returns int language plpgsql as $$
    begin
      perform nextval('runs');
      raise exception 'injected' using errcode = state;
    end $$`.execute(app.db)
  await sql`
    create function fail_times(times int, state text) returns int language plpgsql as $$
    begin
      if nextval('runs') > times then return 1; end if;
      raise exception 'injected' using errcode = state;
    end $$`.execute(app.db)
})
beforeEach(async () => {
  await sql`alter sequence runs restart`.execute(app.db)
  work = async () => undefined
})
afterAll(async () => {
  await app.app.close()
  await app.database.drop()
})

const read = () => app.call('users.balance', {}, { as: PLAYER })
const move = () => app.call('users.claim', {}, { as: PLAYER, idempotencyKey: crypto.randomUUID() })
const runs = async (): Promise<number> => {
  const { rows } = await sql<{ n: bigint }>`select nextval('runs') - 1 as n`.execute(app.db)
  return Number(rows[0]?.n)
}

const expectUnavailable = (refused: CallAnswer<'users.balance' | 'users.claim'>): void => {
  expect(refused.status).toBe(503)
  expect(refused.error).toEqual({ code: 'unavailable', message: 'Give us a moment, then try again.' })
  expect(refused.headers['retry-after']).toBe('2')
}

describe('a PostgreSQL error about its own state is a 503 with Retry-After, not an internal error', () => {
  const STATES = [
    ['40001', 'serialisation failure'],
    ['40P01', 'deadlock'],
    ['55P03', 'lock not available'],
    ['57014', 'statement cancelled'],
    ['57P01', 'shut down by its operator'],
    ['57P02', 'crashed'],
    ['57P03', 'starting up'],
    ['53100', 'disk full'],
    ['53200', 'out of memory'],
    ['53300', 'too many connections'],
    ['08006', 'connection failure'],
    ['58030', 'disk error'],
    ['25006', 'read-only'],
  ] as const
  test.each(STATES)('%s, %s', async (state) => {
    work = (db) => sql`select fail_with(${state})`.execute(db)
    expectUnavailable(await read())
    expectUnavailable(await move())
    work = async () => undefined
    expect((await read()).status).toBe(200)
    expect((await move()).status).toBe(200)
  })

  test.each(['23505', '42P01', '22012', 'P0001'])('%s stays a 500: it is ours', async (state) => {
    work = (db) => sql`select fail_with(${state})`.execute(db)
    expect((await read()).error.code).toBe('internal')
    expect((await move()).error.code).toBe('internal')
  })
})

describe('a transaction that PostgreSQL gave up', () => {
  test.each(['40001', '40P01'])('is run again when it collided (%s): the player sees nothing of it', async (state) => {
    work = (db) => sql`select fail_times(2, ${state})`.execute(db)
    expect((await move()).status).toBe(200)
    expect(await runs()).toBe(3)
  })

  test('is not run for ever', async () => {
    work = (db) => sql`select fail_with('40001')`.execute(db)
    expectUnavailable(await move())
    expect(await runs()).toBe(4)
  })

  test('is not run again for another reason', async () => {
    work = (db) => sql`select fail_with('55P03')`.execute(db)
    expectUnavailable(await move())
    expect(await runs()).toBe(1)
  })
})

describe('a connection', () => {
  test('that ends in the middle of a call costs that call alone', async () => {
    work = (db) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
    expectUnavailable(await read())
    expectUnavailable(await move())
    work = (db) => sql`select 1`.execute(db)
    expect((await read()).status).toBe(200)
    expect((await move()).status).toBe(200)
  })

  test('that never comes free is given up', async () => {
    const held = await Promise.all(Array.from({ length: 8 }, () => app.database.pool.connect()))
    const refused = await Promise.all([read(), move()])
    for (const client of held) client.release()
    for (const one of refused) expectUnavailable(one)
    expect((await read()).status).toBe(200)
  })

  test('that went silent is given up, and all of its age with it', async () => {
    const everyone = Array.from({ length: 8 }, () => app.database.pool.connect())
    for (const client of await Promise.all(everyone)) client.release()
    const frozen = await freezeConnections(app.database)
    onTestFinished(() => frozen.thaw())
    expectUnavailable(await read())
    expect((await Promise.all([read(), move(), read(), move()])).map(({ status }) => status)).toEqual([
      200, 200, 200, 200,
    ])
  })
})

describe('a call', () => {
  test('that takes too long is answered 503 while its work goes on, and the same key finds the work’s answer', async () => {
    await sql`create table effects (player_id bigint not null)`.execute(app.db)
    const hasty = await testApp({ handlers, database: app.database, config: { answerWithinMs: 50 } })
    let isDone = (): void => undefined
    const done = new Promise<void>((resolve) => {
      isDone = resolve
    })
    work = async (db) => {
      await done
      await sql`insert into effects (player_id) values (${PLAYER})`.execute(db)
    }
    const idempotencyKey = crypto.randomUUID()
    expectUnavailable(await hasty.call('users.claim', {}, { as: PLAYER, idempotencyKey }))
    const again = app.call('users.claim', {}, { as: PLAYER, idempotencyKey })
    isDone()
    expect((await again).data).toEqual(answer)
    const openTransactions = async (): Promise<bigint | undefined> => {
      const { rows } = await sql<{ n: bigint }>`
        select count(*) as n from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`.execute(app.db)
      return rows[0]?.n
    }
    await expect.poll(openTransactions).toBe(0n)
    // Both calls may have worked, with one of them rolled back.
    const { rows: effects } = await sql`select from effects`.execute(app.db)
    expect(effects).toHaveLength(1)
    expect((await app.call('users.claim', {}, { as: PLAYER, idempotencyKey })).data).toEqual(answer)
    await hasty.app.close()
  })

  test('may take the time of another server that it asks first', async () => {
    const askedForMs = 300
    const slow = defineHandlers({
      'users.claim': {
        prepare: () => new Promise<void>((resolve) => void setTimeout(resolve, askedForMs)),
        handle: async () => answer,
      },
    })
    const hasty = await testApp({ handlers: slow, database: app.database, config: { answerWithinMs: askedForMs / 2 } })
    expect((await hasty.call('users.claim', {}, { as: PLAYER })).status).toBe(200)
    await hasty.app.close()
  })

  test('is still informed of maintenance, which is something else (row 11)', async () => {
    await setMaintenance(app.db, true)
    const closed = await read()
    await setMaintenance(app.db, false)
    expect([closed.status, closed.error.code, closed.headers['retry-after']]).toEqual([503, 'maintenance', '30'])
  })
})
