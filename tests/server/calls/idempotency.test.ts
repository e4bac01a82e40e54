import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MS_PER_HOUR } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import { defineHandlers } from '#server/calls/call-handler.ts'
import { ensurePartitions } from '#server/db/partitions.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

const REFUSED_HOUSE = 7

const handlers = defineHandlers({
  'users.onboard': async ({ db, identity, body, nowMs }) => {
    await sql`insert into effects (player_id) values (${identity.userId})`.execute(db)
    if (body.house_id === REFUSED_HOUSE) throw new ApiError('insufficient-balance')
    return { house_id: body.house_id, balance: nowMs, last_claim: new Date(nowMs).toISOString(), rewards: [] }
  },
})

const app = await fileApp({ handlers })
await sql`create table effects (player_id bigint not null)`.execute(app.db)

const join = (player: number, house: number, idempotencyKey?: string) =>
  app.call('users.onboard', { body: { house_id: house } }, { as: player, idempotencyKey })

const effectsOf = async (player: number): Promise<number> => {
  const { rows } = await sql<{ n: bigint }>`
    select count(*) as n from effects where player_id = ${player}`.execute(app.db)
  return Number(rows[0]?.n)
}

describe('a request that moves money or items', () => {
  test('has one effect when sixteen copies come at once, and all get the same answer (T3)', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 16 }, () => join(1, 2, key)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(16).fill(200))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
    expect(await effectsOf(1)).toBe(1)
  })

  test('is answered from the store when it is repeated later the same day', async () => {
    const key = randomUUID()
    const first = await join(2, 3, key)
    app.clock.advance(MS_PER_HOUR)
    const second = await join(2, 3, key.toUpperCase())
    expect(second.data).toEqual(first.data)
    expect(await effectsOf(2)).toBe(1)
  })

  test('is answered as it was stored, though an earlier release stored it without a field of today', async () => {
    const key = randomUUID()
    await join(11, 3, key)
    await sql`
      update idempotency set answer = answer #- '{data,rewards}' #- '{data,balance}' where key = ${key}`.execute(app.db)
    const { status, data } = await join(11, 3, key)
    expect([status, data]).toEqual([200, { house_id: 3, last_claim: expect.any(String) }])
  })

  test('is refused when its key comes with another body', async () => {
    const key = randomUUID()
    await join(3, 1, key)
    const other = await join(3, 2, key)
    expect(other.status).toBe(409)
    expect(other.error.code).toBe('idempotency-conflict')
    expect(await effectsOf(3)).toBe(1)
  })

  test('leaves its key free when it was refused', async () => {
    const key = randomUUID()
    const refused = await join(4, REFUSED_HOUSE, key)
    expect(refused.error.code).toBe('insufficient-balance')
    expect(await effectsOf(4)).toBe(0)
    const other = await join(4, 1, key)
    expect(other.status).toBe(200)
    expect(await effectsOf(4)).toBe(1)
  })

  test('counts as new when its key is older than a day', async () => {
    const key = randomUUID()
    await join(5, 1, key)
    app.clock.advance(24 * MS_PER_HOUR + 1)
    expect((await join(5, 2, key)).data.house_id).toBe(2)
    expect(await effectsOf(5)).toBe(2)
  })

  test('shares no key with another player', async () => {
    const key = randomUUID()
    await join(6, 1, key)
    expect((await join(7, 2, key)).data.house_id).toBe(2)
  })

  test('has an effect every time when it carries no key', async () => {
    await join(8, 1)
    await join(8, 1)
    expect(await effectsOf(8)).toBe(2)
  })

  test('is refused when its key is not a uuid', async () => {
    const answer = await join(9, 1, 'again')
    expect(answer.error).toEqual({
      code: 'invalid-payload',
      message: 'Invalid payload',
      details: { 'idempotency-key': 'takes a uuid' },
    })
    expect(await effectsOf(9)).toBe(0)
  })

  test('is counted once in the operator’s figures however often it is repeated', async () => {
    const key = randomUUID()
    const before = await effectCount()
    await join(10, 1, key)
    await join(10, 1, key)
    expect((await effectCount()) - before).toBe(1)
  })
})

describe('a request that is repeated across midnight', () => {
  const MIDNIGHT_MS = Date.UTC(2026, 11, 2)
  let evening: TestApp
  let morning: TestApp
  beforeAll(async () => {
    await ensurePartitions(app.db, MIDNIGHT_MS - 1, { warn: () => undefined })
    evening = await testApp({ handlers, database: app.database, nowMs: MIDNIGHT_MS - 1 })
    morning = await testApp({ handlers, database: app.database, nowMs: MIDNIGHT_MS })
  })
  afterAll(() => Promise.all([evening, morning].map((other) => other.app.close())))

  const joinAt = (other: TestApp, player: number, house: number, idempotencyKey: string) =>
    other.call('users.onboard', { body: { house_id: house } }, { as: player, idempotencyKey })

  const partitionOf = async (key: string): Promise<unknown> =>
    (
      await sql<{ of: string }>`
        select tableoid::regclass::text as of from idempotency where key = ${key}`.execute(app.db)
    ).rows

  test('gets the answer of the day before, and the other way round', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    const before = await joinAt(evening, 20, 1, first)
    expect((await joinAt(morning, 20, 1, first)).data).toEqual(before.data)
    const after = await joinAt(morning, 20, 2, second)
    expect((await joinAt(evening, 20, 2, second)).data).toEqual(after.data)
    expect(await effectsOf(20)).toBe(2)
  })

  test('has one effect when both sides of it come at once', async () => {
    const days = new Set<string>()
    for (let player = 30; player < 38; player += 1) {
      const key = randomUUID()
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, copy) => joinAt(copy % 2 === 0 ? evening : morning, player, 3, key)),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
      expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
      expect(await effectsOf(player)).toBe(1)
      days.add(JSON.stringify(await partitionOf(key)))
    }
    for (const day of days) expect(day).toMatch(/^\[\{"of":"idempotency_2026_12_0[12](_\d+)?"\}\]$/)
  })
})

const effectCount = async (): Promise<number> =>
  Number(/house_kombat_effects_total\{call="users.onboard"\} (\d+)/.exec(await app.metrics.text())?.[1] ?? 0)
