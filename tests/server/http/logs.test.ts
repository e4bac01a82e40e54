import { sql } from 'kysely'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { defineHandlers } from '#server/calls/call-handler.ts'
import { DatabaseUnavailable } from '#server/db/database-trouble.ts'
import { createTroubleLog } from '#server/http/trouble-log.ts'
import { createLogger, readableLine } from '#server/observability/create-logger.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'
import { testApp } from '#tests/helpers/server/test-app.ts'

const lines: string[] = []
const log = pino({ level: 'debug', base: null }, { write: (line) => void lines.push(line) })
const handlers = defineHandlers({
  'guild.me': async ({ log: callLog }) => {
    callLog.info('from the inside')
    return null
  },
  'season.get': async () => {
    throw new Error('a bug')
  },
  'combats.season': async () => {
    throw new DatabaseUnavailable('no connection: it is away')
  },
})

const app = await fileApp({ handlers, log })

const logged = () => lines.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>)

describe('the log', () => {
  test('has one line for a call, with the ids of request and player, and they are on the module’s lines too', async () => {
    logged()
    const answer = await app.call('guild.me', {}, { as: 42 })
    const request = answer.headers['x-request-id']
    expect(logged()).toEqual([
      expect.objectContaining({ msg: 'from the inside', request, player: 42 }),
      expect.objectContaining({
        msg: 'call',
        request,
        player: 42,
        call: 'guild.me',
        status: 200,
        ms: expect.any(Number),
      }),
    ])
  })

  test('tells a fault of ours with its stack', async () => {
    await app.call('season.get', {}, { as: 42 })
    const [fault] = logged()
    expect(fault).toMatchObject({
      level: 50,
      err: { message: 'a bug', stack: expect.stringContaining('logs.test.ts') },
    })
  })

  test('tells the trouble of the database in one line a call, and in full only the first time', async () => {
    const warnings: Record<string, unknown>[] = []
    for (let count = 0; count < 3; count += 1) {
      logged()
      expect((await app.call('combats.season', {}, { as: 42 })).status).toBe(503)
      warnings.push(...logged().filter(({ level }) => level === 40))
    }
    const line = { msg: 'the database is in trouble', request: expect.any(String) }
    expect(warnings).toEqual([
      expect.objectContaining({
        ...line,
        err: expect.objectContaining({ stack: expect.stringContaining('logs.test.ts') }),
      }),
      expect.objectContaining({ ...line, reason: 'no connection: it is away' }),
      expect.objectContaining({ ...line, reason: 'no connection: it is away' }),
    ])
    expect(warnings.slice(1).filter(({ err }) => err !== undefined)).toEqual([])
  })

  test('tells it in full again after ten seconds', () => {
    let nowMs = 0
    const logged: boolean[] = []
    const warn = createTroubleLog(() => nowMs)
    for (const ms of [0, 9_999, 10_000, 10_001]) {
      nowMs = ms
      warn({ warn: (facts: object) => void logged.push('err' in facts) }, new Error('away'))
    }
    expect(logged).toEqual([true, false, true, false])
  })

  test('never holds launch data, not even that of a refused call or of an address that does not exist', async () => {
    const authorization = app.authorization({ id: 42, first_name: 'Nibbles' })
    const forged = authorization.replace('Nibbles', 'Nibbler')
    await app.app.inject({ url: '/api/v1/guild/me', headers: { authorization: forged } })
    await app.app.inject({
      url: `/nowhere?tgWebAppData=${encodeURIComponent(authorization)}`,
      headers: { authorization },
    })
    await app.app.inject({ url: '/%E0%A4%A', headers: { authorization } })
    const text = JSON.stringify(logged())
    expect(text).toContain('/nowhere')
    for (const part of ['hash', 'auth_date', 'Nibble']) expect(text).not.toContain(part)
  })

  test('never holds the ad network’s secret, wherever it was sent to', async () => {
    const written: string[] = []
    const secret = 'secret-of-the-ad-network'
    const config = { adRewardSecret: secret, logLevel: 'debug', logFormat: 'json' } as const
    const callback = await testApp({
      handlers,
      config: { adRewardSecret: secret },
      log: createLogger(config, { destination: { write: (line) => void written.push(line) } }),
    })
    const addresses = [
      `/platform/ads/reward?secret=${secret}&user_id=42`,
      `/platform/ads/reward?secret=${secret}&user_id=nobody`,
      `/platform/ads/reward?secret=${secret.slice(0, -1)}&user_id=42`,
      `/platform/ads/reward%3Fsecret=${secret.slice(1)}&user_id=42`,
      `/platform/ads/reward/${secret}/42`,
      `/platform/ads/reward%3Fsecret%3D${secret}%26user_id=42`,
    ]
    for (const url of addresses) await callback.app.inject(url)
    await sql`drop table players cascade`.execute(callback.db)
    expect((await callback.app.inject(`${addresses[0]}`)).statusCode).toBe(500)
    callback.app.log.error({ err: new Error(`cannot read ${addresses[0]}`) }, `of ${addresses[0]}`)
    await callback.close()
    const text = written.join('')
    expect(text.match(/platform\/ads\/reward/g)?.length).toBeGreaterThanOrEqual(addresses.length)
    expect(text).toContain('***')
    expect(text).not.toMatch(/ad-networ/)
  })

  test('hands what it tells as an error to the error tracker, and nothing else', () => {
    const tracked: unknown[][] = []
    const config = { adRewardSecret: null, logLevel: 'info', logFormat: 'json' } as const
    const trackError = (...error: unknown[]) => void tracked.push(error)
    const tracking = createLogger(config, { destination: { write: () => undefined }, trackError }).child({ process: 1 })
    const fault = new Error('a bug')
    tracking.error({ err: fault }, 'a call failed')
    tracking.error('the outbox is full')
    tracking.warn({ err: fault }, 'the messenger is away')
    expect(tracked).toEqual([
      [fault, 'a call failed'],
      [new Error('the outbox is full'), 'the outbox is full'],
    ])
  })

  test('is a readable line at a terminal', () => {
    const line = JSON.stringify({
      level: 40,
      time: Date.UTC(2026, 10, 23, 12),
      msg: 'call',
      status: 429,
      call: 'guild.me',
    })
    expect(readableLine(line)).toBe('12:00:00.000 WARN call status=429 call=guild.me\n')
    const fault = JSON.stringify({
      level: 50,
      time: 0,
      msg: 'a call failed',
      err: { message: 'm', stack: 'Error: m\n    at x' },
    })
    expect(readableLine(fault)).toBe('00:00:00.000 ERROR a call failed\nError: m\n    at x\n')
  })
})
