import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { MS_PER_HOUR } from '#rules/units.ts'
import { defineHandlers } from '#server/calls/call-handler.ts'
import { createDb } from '#server/db/connection.ts'
import { closeForMigration, setMaintenance } from '#server/http/maintenance.ts'
import { createTestDatabase } from '#tests/helpers/database/test-database.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

const handlers = defineHandlers({
  'guild.me': async () => null,
  'combats.season': async () => ({ start_time: 1, current_season: 11 }),
})

const database = await createTestDatabase()
afterAll(() => database.drop())
let app: TestApp | null = null
afterEach(async () => {
  await app?.close()
  app = null
})

describe('the rate limit', () => {
  test('counts each player over all calls, refuses with 429 and says when to come back', async () => {
    app = await testApp({ database, handlers, config: { rateLimitPerMinute: 3 } })
    const first = [
      await app.call('guild.me', {}, { as: 1 }),
      await app.call('combats.season', {}, { as: 1 }),
      await app.call('guild.me', {}, { as: 1 }),
    ]
    expect(first.map((answer) => answer.status)).toEqual([200, 200, 200])
    const fourth = await app.call('combats.season', {}, { as: 1 })
    expect(fourth.status).toBe(429)
    expect(fourth.error).toMatchObject({ code: 'rate-limited', details: { retry_after_s: expect.any(Number) } })
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0)
    expect(fourth.headers['x-server-time']).toBeDefined()
    expect((await app.call('guild.me', {}, { as: 2 })).status).toBe(200)
  })

  test.each([
    ['reads', 'a claim', 'users.balance', 'users.claim'],
    ['claims', 'a read', 'users.claim', 'users.balance'],
  ] as const)('whose %s are used up does not refuse %s', async (_many, _one, usedUp, other) => {
    app = await testApp({ database, config: { rateLimitPerMinute: 3 } })
    const as = usedUp === 'users.claim' ? 1 : 2
    await app.call('users.onboard', { body: { house_id: 1 } }, { as })
    app.clock.advance(MS_PER_HOUR)
    const ask = async (call: typeof usedUp | typeof other) =>
      (await app?.call(call, {}, { as, ...(call === 'users.claim' ? { idempotencyKey: randomUUID() } : {}) }))?.status
    const asked = [await ask(usedUp), await ask(usedUp), await ask(usedUp), await ask(usedUp)]
    expect(asked.at(-1)).toBe(429)
    expect(await ask(other)).toBe(200)
  })

  test('counts strangers by their address', async () => {
    app = await testApp({ database, handlers, config: { rateLimitPerMinute: 1 } })
    expect((await app.call('guild.me', {}, { as: null })).status).toBe(401)
    expect((await app.call('guild.me', {}, { as: null })).status).toBe(429)
    expect((await app.call('guild.me', {}, { as: 1 })).status).toBe(200)
  })
})

describe('the caller’s address', () => {
  const fromTwoAddresses = async (trustProxy: boolean): Promise<number[]> => {
    app = await testApp({ database, handlers, config: { rateLimitPerMinute: 1, trustProxy } })
    const ask = (address: string) => app?.call('guild.me', {}, { as: null, headers: { 'x-forwarded-for': address } })
    return [(await ask('203.0.113.1'))?.status ?? 0, (await ask('203.0.113.2'))?.status ?? 0]
  }

  test('is taken from a proxy only when the operator says so', async () => {
    expect(await fromTwoAddresses(true)).toEqual([401, 401])
    await app?.close()
    expect(await fromTwoAddresses(false)).toEqual([401, 429])
  })
})

describe('maintenance (rows 11, 13)', () => {
  test('refuses every call with 503 while it is on', async () => {
    app = await testApp({ database, handlers })
    await setMaintenance(app.db, true)
    const closed = await app.call('guild.me', {}, { as: 1 })
    expect(closed.status).toBe(503)
    expect(closed.error).toEqual({ code: 'maintenance', message: 'The arena is being repaired' })
    expect(closed.headers['retry-after']).toBe('30')
    expect((await app.call('guild.me', {}, { as: null })).status).toBe(503)
    expect((await app.app.inject('/readyz')).statusCode).toBe(200)
    await setMaintenance(app.db, false)
    expect((await app.call('guild.me', {}, { as: 1 })).status).toBe(200)
  })

  test('is asked of the database at most once per cache time', async () => {
    app = await testApp({ handlers, config: { maintenanceCacheMs: 3_600_000 } })
    expect((await app.call('guild.me', {}, { as: 1 })).status).toBe(200)
    await setMaintenance(app.db, true)
    expect((await app.call('guild.me', {}, { as: 1 })).status).toBe(200)
  })
})

describe('health', () => {
  test('says alive always and ready until it drains', async () => {
    app = await testApp({ database, handlers })
    expect((await app.app.inject('/readyz')).json()).toEqual({ data: { ready: true, reason: null } })
    app.lifecycle.drain()
    const draining = await app.app.inject('/readyz')
    expect(draining.statusCode).toBe(503)
    expect(draining.json().data.reason).toBe('draining')
    expect((await app.app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.call('guild.me', {}, { as: 1 })).status).toBe(200)
  })

  test('is not ready once a migration of a newer build has closed it', async () => {
    app = await testApp({ handlers })
    await closeForMigration(app.db, '999-newer')
    const answer = await app.app.inject('/readyz')
    expect(answer.statusCode).toBe(503)
    expect(answer.json().data.reason).toBe('closed by migration 999-newer of a newer build: replace this process')
  })

  test('is not ready without its database or with a migration missing', async () => {
    app = await testApp({ handlers })
    await app.db.deleteFrom('kysely_migration' as never).execute()
    expect((await app.app.inject('/readyz')).json().data.reason).toBe('the database lacks a migration')
    await app.database.close()
    const answer = await app.app.inject('/readyz')
    expect(answer.statusCode).toBe(503)
    expect(answer.json().data.reason).toBe('the database does not answer')
    expect((await app.app.inject('/healthz')).statusCode).toBe(200)
  })

  test('asks the database once, however many ask for readiness', async () => {
    app = await testApp({ database, handlers, config: { readyCacheMs: 3_600_000 } })
    let statements = 0
    app.database.pool.on('acquire', () => {
      statements += 1
    })
    const answers = await Promise.all(Array.from({ length: 200 }, () => app?.app.inject('/readyz')))
    expect(new Set(answers.map((answer) => answer?.statusCode))).toEqual(new Set([200]))
    const once = statements
    expect(once).toBeLessThan(10)
    await app.app.inject('/readyz')
    expect(statements).toBe(once)
  })

  test('is ready while players hold all their connections', async () => {
    const probe = createDb(database.url, { max: 1 })
    const held = await Promise.all(Array.from({ length: 8 }, () => database.pool.connect()))
    app = await testApp({ database, handlers, probeDb: probe.db })
    expect((await app.app.inject('/readyz')).statusCode).toBe(200)
    for (const client of held) client.release()
    await probe.close()
  })
})
