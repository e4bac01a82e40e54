import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineHandlers } from '../../../src/server/call-handler.ts'
import { readableLine } from '../../../src/server/create-logger.ts'
import { type TestApp, testApp } from '../../helpers/test-app.ts'

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
})

let app: TestApp
beforeAll(async () => {
  app = await testApp({ handlers, log })
})
afterAll(() => app.close())

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
