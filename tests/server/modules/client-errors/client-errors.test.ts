import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallInput } from '#contracts/schemas.ts'
import { FILE_MAX, FRAMES_MAX, MESSAGE_MAX, POSITION_MAX } from '#rules/client-errors/client-errors.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { clientErrorLines } from '#server/admin/client-errors.ts'
import { buildApp } from '#server/app.ts'
import { createDb } from '#server/db/connection.ts'
import { clientErrorsJobs } from '#server/modules/client-errors/jobs.ts'
import { newestClientErrors } from '#server/modules/client-errors/service.ts'
import { isCitusUnderTest } from '#tests/helpers/database/citus.ts'
import { startCountingProxy } from '#tests/helpers/database/counting-proxy.ts'
import { createTestDatabase } from '#tests/helpers/database/test-database.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

type Report = CallInput<'clientErrors.report'>['body']
type Errors = Report['errors']

let PLAYER = 4711
const BUILD = 'build-1'
const frame = { file: 'assets/home-screen-Ab3dEf9x.js', line: 1, column: 13 }
const anError = (changes: Partial<Errors[number]> = {}): Errors[number] => ({
  kind: 'render',
  message: 'pet is undefined',
  frames: [frame],
  ...changes,
})

/** Line 1, column 13 of the built file is line 3, column 5 of the source. */
const MAP = {
  version: 3,
  sources: [
    '../../../src/client/topics/home/screens/parts.tsx',
    '../../../src/client/topics/home/screens/home-screen.tsx',
  ],
  names: ['showPet'],
  mappings: 'AAAA,YCEIA',
}

const folders: string[] = []
const clientDir = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'house-kombat-client-'))
  folders.push(folder)
  mkdirSync(path.join(folder, 'client/assets'), { recursive: true })
  mkdirSync(path.join(folder, 'client-maps/assets'), { recursive: true })
  writeFileSync(path.join(folder, 'client/index.html'), '<html><head></head></html>')
  writeFileSync(path.join(folder, 'client', frame.file), '"use strict"')
  writeFileSync(path.join(folder, 'client-maps', `${frame.file}.json`), JSON.stringify(MAP))
  return path.join(folder, 'client')
}

const database = await createTestDatabase()
afterAll(() => database.drop())
let server: TestApp
const start = async (options: Parameters<typeof testApp>[0] = {}) => {
  server = await testApp({
    ...options,
    database,
    config: { buildId: BUILD, clientDir: clientDir(), ...options.config },
  })
  return server
}
beforeEach(() => {
  PLAYER += 1
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
  for (const table of ['client_errors', 'client_error_reports'] as const) await database.db.deleteFrom(table).execute()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const send = (errors: Errors, as: number | null = null, build = BUILD, headers = {}) =>
  server.call('clientErrors.report', { query: { build }, body: { errors } }, { as, headers })

const groups = () =>
  server.db.selectFrom('client_errors').selectAll().orderBy('count', 'desc').orderBy('message', 'desc').execute()
const reports = () => server.db.selectFrom('client_error_reports').selectAll().orderBy('at').execute()
/** Waits for the write that is due. */
const written = async (rows: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await groups()).toHaveLength(rows), { timeout: 5000, interval: 20 })
}
const lines = (changes = {}) =>
  clientErrorLines(server.db, server.config, {
    nowMs: server.clock.nowMs(),
    days: 7,
    build: null,
    limit: 20,
    ...changes,
  })

describe('a report of a browser (R43)', () => {
  it('is stored within two seconds, before sign-in too, and shown at its place in the source', async () => {
    await start()
    expect((await send([anError()])).data).toEqual({ sample: 1 })
    await written(1)
    expect(await lines()).toEqual([
      `1 × render  build ${BUILD}  since 2026-11-23 12:00, last 2026-11-23 12:00 UTC`,
      '  pet is undefined',
      '    src/client/topics/home/screens/home-screen.tsx:3:5  showPet',
    ])
    expect(await reports()).toEqual([])
  })

  it('of a file that did not load names the module that the file is called after', async () => {
    await start()
    await send([anError({ kind: 'chunk', frames: [{ ...frame, line: 1, column: 1 }] })])
    await written(1)
    expect(await lines()).toContain('    src/client/topics/home/screens/home-screen.tsx:1:1')
  })

  it('is counted with its like, by cause and build', async () => {
    await start()
    await send([anError(), anError({ message: 'pet 17 is undefined' }), anError()])
    await send([anError()], null, 'build-0')
    await send([anError({ message: 'pet 18 is undefined' })])
    await written(3)
    expect((await groups()).map(({ build, message, count }) => [build, message, Number(count)])).toEqual([
      [BUILD, 'pet is undefined', 2],
      [BUILD, 'pet 17 is undefined', 2],
      ['build-0', 'pet is undefined', 1],
    ])
    expect((await lines({ build: 'build-0' }))[0]).toContain('build build-0')
    expect(await server.metrics.text()).toContain('house_kombat_client_errors_total{kind="render"} 5')
  })

  it('of an unchanged file of an earlier build is mapped as well; of an unknown file it stays as it is', async () => {
    await start()
    await send([anError({ frames: [{ file: 'assets/gone-Ab3dEf9x.js', line: 1, column: 7 }, frame] })], null, 'build-0')
    await written(1)
    expect((await lines()).slice(2)).toEqual([
      '    assets/gone-Ab3dEf9x.js:1:7',
      '    src/client/topics/home/screens/home-screen.tsx:3:5  showPet',
    ])
  })

  it('keeps nothing that a client should have left out', async () => {
    await start()
    const message = 'GET /api?user=alice of 279058397 with tma hash=8d2e3f40a1b2c3d4e5f60718293a4b5c'
    await send([anError({ message, frames: [{ ...frame, file: '../../etc/passwd' }] })], null, "1'; drop table players")
    await written(1)
    expect(await groups()).toMatchObject([{ message: 'GET ... of N with ...', frames: [], build: '1droptableplayers' }])
  })

  it('is taken with a strange time or place, which is clamped', async () => {
    await start()
    const body = {
      errors: [anError({ frames: [{ file: frame.file, line: 0, column: -3.5 }] })],
      times: { first_paint_ms: 1e9, home_ms: -1, fight_fps: 60.4 },
    }
    expect((await server.call('clientErrors.report', { query: { build: BUILD }, body }, { as: null })).status).toBe(200)
    await written(1)
    expect(await lines()).toContain('    src/client/topics/home/screens/home-screen.tsx:1:1')
    const text = await server.metrics.text()
    expect(text).toContain('house_kombat_client_seconds_sum{moment="first_paint"} 600')
    expect(text).toContain('house_kombat_client_seconds_sum{moment="home"} 0')
    expect(text).toContain('house_kombat_client_fight_frames_sum 60')
  })

  it('is taken as large as a client may make it', async () => {
    await start()
    const file = `assets/${'a'.repeat(FILE_MAX - 10)}.js`
    const frames = Array.from({ length: FRAMES_MAX }, () => ({ file, line: POSITION_MAX, column: POSITION_MAX }))
    const errors = Array.from({ length: 5 }, () => anError({ message: 'x'.repeat(MESSAGE_MAX), frames }))
    const times = { first_paint_ms: 600_000, home_ms: 600_000, first_fight_ms: 600_000, fight_fps: 1000 }
    const input = { query: { build: BUILD }, body: { errors, times } }
    expect((await server.call('clientErrors.report', input, { as: null })).status).toBe(200)
    await written(1)
  })

  it('has five frames mapped while serving, and the rest for operators', async () => {
    await start()
    await send([anError({ frames: Array.from({ length: 6 }, () => frame) })])
    await written(1)
    const files = (await groups())[0]?.frames.map(({ file }) => file)
    expect(files?.slice(4)).toEqual(['src/client/topics/home/screens/home-screen.tsx', frame.file])
    const [shown] = await newestClientErrors(server.db, server.config, {
      ...{ nowMs: server.clock.nowMs(), days: 1, build: null, kind: null, limit: 1 },
    })
    expect(shown?.frames[5]?.file).toBe('src/client/topics/home/screens/home-screen.tsx')
  })

  it('is shown before another that was seen last before it, however often', async () => {
    await start()
    await send([anError(), anError(), anError()])
    server.clock.advance(60_000)
    await send([anError({ message: 'later' })])
    await written(2)
    expect((await lines()).filter((line) => line.includes('×'))).toEqual([
      `1 × render  build ${BUILD}  since 2026-11-23 12:01, last 2026-11-23 12:01 UTC`,
      `3 × render  build ${BUILD}  since 2026-11-23 12:00, last 2026-11-23 12:00 UTC`,
    ])
  })

  it('carries load times into the figures alone', async () => {
    await start()
    const times = { first_paint_ms: 900, home_ms: 2400, fight_fps: 58 }
    await server.call('clientErrors.report', { query: {}, body: { errors: [], times } }, { as: null })
    const text = await server.metrics.text()
    expect(text).toContain('house_kombat_client_seconds_sum{moment="first_paint"} 0.9')
    expect(text).toContain('house_kombat_client_seconds_sum{moment="home"} 2.4')
    expect(text).toContain('house_kombat_client_fight_frames_sum 58')
    expect(text).not.toContain('moment="first_fight"} 1')
  })

  it('reaches the error tracker once a cause, with the stack of the source', async () => {
    await start()
    const tracked = vi.fn()
    const app = await buildApp({ ...server, log: pino({ level: 'silent' }), trackError: tracked })
    const ask = () =>
      app.inject({ method: 'POST', url: '/api/v1/client-errors', payload: { errors: [anError(), anError()] } })
    await ask()
    await app.close()
    expect(tracked).toHaveBeenCalledTimes(1)
    const [error] = tracked.mock.calls[0] ?? []
    expect(error.stack).toBe(
      'Client render: pet is undefined\n    at showPet (src/client/topics/home/screens/home-screen.tsx:3:5)',
    )
  })
})

describe('a report after sign-in', () => {
  const join = async () => {
    await start()
    await server.call('users.onboard', { body: { house_id: 1 } }, { as: PLAYER })
  }

  it('is kept with the player, goes into the export and with the account', async () => {
    await join()
    await send([anError()], PLAYER)
    await written(1)
    await vi.waitFor(async () => expect(await reports()).toHaveLength(1))
    expect(await reports()).toMatchObject([{ player_id: BigInt(PLAYER), message: 'pet is undefined', build: BUILD }])
    const exported = await server.app.inject({
      method: 'GET',
      url: '/api/v1/users/me/export',
      headers: { authorization: server.authorization(PLAYER) },
    })
    expect(exported.json().data).toMatchObject({ profile: { client_error_reports: [{ message: 'pet is undefined' }] } })
    expect((await server.call('users.delete', {}, { as: PLAYER })).status).toBe(200)
    expect(await reports()).toEqual([])
    expect(await groups()).toHaveLength(1)
  })

  it('is not kept with an id that has no account, or has it no more', async () => {
    await join()
    await server.call('users.delete', {}, { as: PLAYER })
    await send([anError()], PLAYER)
    await send([anError({ message: 'other' })], 99)
    await written(2)
    await server.app.close()
    expect(await reports()).toEqual([])
  })

  it('keeps no start parameter: it is not the first call of a newcomer', async () => {
    await join()
    const input = { query: {}, body: { errors: [anError()] } }
    await server.call('clientErrors.report', input, { as: 99, startParam: `ref_${PLAYER}` })
    await written(1)
    expect(await server.db.selectFrom('start_params').selectAll().execute()).toEqual([])
  })

  it('is gone after a day if the account was deleted while it was on its way', async () => {
    await join()
    await send([anError()], PLAYER)
    await written(1)
    await vi.waitFor(async () => expect(await reports()).toHaveLength(1))
    const [row] = await reports()
    await server.call('users.delete', {}, { as: PLAYER })
    if (row) await server.db.insertInto('client_error_reports').values(row).execute()
    await clientErrorsJobs[0]?.run({ ...server, log: pino({ level: 'silent' }) } as never, {})
    expect(await reports()).toEqual([])
  })

  it('is gone after thirty days, as is a cause that no player met since', async () => {
    await join()
    await send([anError()], PLAYER)
    await written(1)
    await vi.waitFor(async () => expect(await reports()).toHaveLength(1))
    const prune = clientErrorsJobs[0]?.run
    const parts = { ...server, log: pino({ level: 'silent' }) } as never
    server.clock.advance(30 * MS_PER_DAY)
    await prune?.(parts, {})
    expect(await reports()).toHaveLength(1)
    server.clock.advance(1)
    await prune?.(parts, {})
    expect([await reports(), await groups()]).toEqual([[], []])
  })

  it('adds no more than twenty rows an hour to a player', async () => {
    await join()
    for (let index = 0; index < 6; index++) {
      server.clock.advance(1)
      await send(
        [1, 2, 3, 4, 5].map((n) => anError({ frames: [{ ...frame, line: index + 1, column: n + 1 }] })),
        PLAYER,
      )
    }
    await written(30)
    await vi.waitFor(async () => expect(await reports()).toHaveLength(20))
  })
})

describe('the limits of reports', () => {
  it('count an address apart from calls, and each other build of its own together', async () => {
    await start({ config: { rateLimitPerMinute: 3 } })
    const statuses = async (build: (index: number) => string, as: number | null = null) => {
      const answers = []
      for (let index = 0; index < 4; index++) answers.push((await send([anError()], as, build(index))).status)
      return answers
    }
    expect(await statuses(() => BUILD)).toEqual([200, 200, 200, 429])
    expect(await statuses((index) => `invented-${index}`)).toEqual([200, 200, 200, 429])
    // Sending launch data does not make the address another sender.
    expect((await send([anError()], PLAYER)).status).toBe(429)
    expect((await server.call('users.onboard', { body: { house_id: 1 } }, { as: PLAYER })).status).toBe(200)
    await vi.advanceTimersByTimeAsync(1000)
  })

  it('refuse a body above ten kilobytes', async () => {
    await start()
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/client-errors',
      payload: { errors: [], padding: 'x'.repeat(10_300) },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'payload-too-large'])
  })

  it.skipIf(isCitusUnderTest())(
    'cost no statement: neither a refused report nor one that is taken, until the write',
    async () => {
      await start({ config: { rateLimitPerMinute: 2 } })
      const proxy = await startCountingProxy(server.database.url)
      const counted = createDb(proxy.url, { max: 1 })
      const app = await buildApp({ ...server, db: counted.db, log: pino({ level: 'silent' }) })
      const ask = (payload: object) => app.inject({ method: 'POST', url: '/api/v1/client-errors', payload })
      await ask({ errors: [{ kind: 'unknown' }] })
      await ask({ errors: [anError(), anError()] })
      const refused = await ask({ errors: [anError()] })
      expect(refused.statusCode).toBe(429)
      expect(proxy.take()).toEqual([])
      await app.close()
      expect(proxy.take().filter((text) => text.includes('client_error'))).toHaveLength(1)
      await counted.close()
      proxy.stop()
    },
  )

  it('ask for a part when many come', async () => {
    await start({ config: { trustProxy: true } })
    const words: number[] = []
    for (let index = 0; index < 1200; index++)
      words.push((await send([], null, BUILD, { 'x-forwarded-for': `203.0.113.${index % 200}` })).data.sample)
    expect([words[0], words[599], words[1199]]).toEqual([1, 1, 0.5])
  })
})

describe('the source maps', () => {
  it.each([
    `/client-maps/${frame.file}.json`,
    `/${frame.file}.map`,
    `/../client-maps/${frame.file}.json`,
    `/assets/..%2f..%2fclient-maps/${frame.file}.json`,
  ])('are not served at %s', async (url) => {
    await start()
    const answer = await server.app.inject({ method: 'GET', url })
    expect(answer.body).not.toContain('mappings')
  })
})
