import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { defineHandlers } from '#server/calls/call-handler.ts'
import { startPolling } from '#server/jobs/bot-updates.ts'
import { askMessenger } from '#server/local/ask-messenger.ts'
import { localBotToken } from '#server/local/local-bot-token.ts'
import { chatsFor } from '#server/platform/bot/chats-for.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { startBotApi } from '#tests/helpers/server/bot-api.ts'
import { TEST_BOT_TOKEN, testApp } from '#tests/helpers/server/test-app.ts'

const ROUTES = [
  ['GET', '/local/session?player=2'],
  ['POST', '/local/players'],
  ['POST', '/local/players/1/ads/0190f6a0-0000-7000-8000-000000000000/finish'],
  ['POST', '/local/messenger/pay'],
] as const

const handlers = defineHandlers({
  'guild.me': async () => null,
  'season.get': async ({ identity }) => ({
    start_time: identity.userId,
    end_time: -1,
    next_season_time: 0,
    current_season: Number(identity.startParam ?? 0),
  }),
})

const local = await testApp({ handlers, config: { mode: 'local' } })
const messenger = await testApp({ handlers })
afterAll(async () => {
  await local.close()
  await messenger.close()
})

const session = async (query = '') => (await local.app.inject(`/local/session${query}`)).json().data

describe('local mode (R45)', () => {
  test('offers three test players at first, none of them onboarded', async () => {
    const { players, current } = await session()
    expect(current).toBe(1)
    expect(players).toEqual([
      { id: 1, name: 'Nibbles', onboarded: false },
      { id: 2, name: 'Lunar', onboarded: false },
      { id: 3, name: 'Rookie', onboarded: false },
    ])
  })

  test('signs launch data that passes the one check there is, start parameter included', async () => {
    const { init_data } = await session('?player=2&start_param=1001')
    const answer = await local.app.inject({ url: '/api/v1/season', headers: { authorization: `tma ${init_data}` } })
    expect(answer.json().data).toMatchObject({ start_time: 2, current_season: 1001 })
    const forged = init_data.replace('Lunar', 'Lunas')
    const refused = await local.app.inject({ url: '/api/v1/season', headers: { authorization: `tma ${forged}` } })
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'authentication-invalid'])
  })

  test('adds players under running ids, also when several come at once', async () => {
    const add = (payload?: object) =>
      local.app.inject({ method: 'POST', url: '/local/players', ...(payload ? { payload } : {}) })
    const answers = await Promise.all([add({ name: 'Miri' }), add({}), add()])
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200])
    expect(answers.map((answer) => answer.json().data.id).sort()).toEqual([4, 5, 6])
    expect((await session()).players).toHaveLength(6)
    expect((await add({ name: '' })).json().code).toBe('invalid-payload')
  })

  test('refuses an unknown player and an impossible start parameter', async () => {
    expect((await local.app.inject('/local/session?player=99')).json().code).toBe('player-not-found')
    expect((await local.app.inject('/local/session?start_param=a%20b')).json().code).toBe('invalid-payload')
  })

  test('hands nothing to a page that reached it under a foreign name', async () => {
    const answer = await local.app.inject({ url: '/local/session', headers: { host: 'evil.example:3000' } })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden'])
    const own = await local.app.inject({ url: '/local/session', headers: { host: '127.0.0.1:3000' } })
    expect(own.statusCode).toBe(200)
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:5173' }],
    ['another origin, in a browser that says no more', { origin: 'https://evil.example' }],
    ['a frame without an origin', { origin: 'null' }],
  ])('neither makes nor switches players nor ends ads for a page of %s', async (_whose, headers) => {
    const { players } = await session()
    for (const [method, url] of ROUTES) {
      const answer = await local.app.inject({ method, url, headers: { host: '127.0.0.1:3000', ...headers } })
      expect([answer.statusCode, answer.json().code], url).toEqual([403, 'forbidden'])
    }
    expect((await session()).players).toEqual(players)
  })

  test('answers its own page, an address typed by hand, and tools that are no browser', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      {},
    ]) {
      const answer = await local.app.inject({ url: '/local/session', headers: { host: '127.0.0.1:3000', ...headers } })
      expect(answer.statusCode).toBe(200)
    }
  })

  test.each([
    ['x-forwarded-for', '203.0.113.9'],
    ['x-forwarded-proto', 'https'],
    ['x-forwarded-host', 'play.example.org'],
    ['x-original-forwarded-for', '203.0.113.9'],
    ['forwarded', 'for=203.0.113.9;proto=https'],
    ['via', '1.1 proxy'],
    ['x-real-ip', '203.0.113.9'],
    ['x-client-ip', '203.0.113.9'],
    ['true-client-ip', '203.0.113.9'],
    ['cf-connecting-ip', '203.0.113.9'],
    ['cdn-loop', 'cloudflare'],
    ['x-envoy-external-address', '203.0.113.9'],
  ])('hands no test player through a proxy on this machine, which says %s', async (name, value) => {
    const { players } = await session()
    for (const [method, url] of ROUTES) {
      const answer = await local.app.inject({ method, url, headers: { host: '127.0.0.1:3000', [name]: value } })
      expect([answer.statusCode, answer.json().code], url).toEqual([403, 'forbidden'])
    }
    expect((await session()).players).toEqual(players)
  })

  test('hands no test player to a proxy that says nothing but HTTP/1.0, as nginx does by itself', async () => {
    await local.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = local.app.server.address() as net.AddressInfo
    const ask = async (version: string): Promise<string> => {
      const socket = net.connect(port, '127.0.0.1')
      socket.write(`GET /local/session HTTP/${version}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`)
      let answer = ''
      for await (const part of socket) answer += part
      return answer.slice(answer.indexOf(' ') + 1, answer.indexOf(' ') + 4)
    }
    expect([await ask('1.0'), await ask('1.1')]).toEqual(['403', '200'])
  })

  test('serves the contract’s description', async () => {
    const docs = await local.app.inject('/api/docs/json')
    expect(docs.json().paths['/api/v1/guild/me'].get.operationId).toBe('guild.me')
  })

  test('is off with a bot token: no session, no players, no description', async () => {
    for (const [method, url] of [
      ['GET', '/local/session'],
      ['POST', '/local/players'],
      ['POST', '/local/messenger/pay'],
      ['GET', '/api/docs'],
      ['GET', '/api/docs/json'],
    ] as const) {
      const answer = await messenger.app.inject({ method, url })
      expect([answer.statusCode, answer.json().code], url).toEqual([404, 'not-found'])
    }
  })

  test('of another server signs nothing that the messenger’s server takes', async () => {
    const other = await testApp({
      handlers,
      database: local.database,
      config: { mode: 'local', botToken: '111111111:local-token-of-another-server' },
    })
    const { init_data } = (await other.app.inject('/local/session')).json().data
    const answer = await messenger.app.inject({
      url: '/api/v1/guild/me',
      headers: { authorization: `tma ${init_data}` },
    })
    expect(answer.json().code).toBe('authentication-invalid')
    expect((await messenger.call('guild.me', {}, { as: 5 })).status).toBe(200)
    await other.close()
  })

  test('lets a browser pay, write and read in the fake messenger, through the game’s own server', async () => {
    const bot = await startBotApi()
    const app = await testApp({
      config: { mode: 'local', botApiRoot: bot.root, botUpdates: 'polling', botToken: TEST_BOT_TOKEN },
    })
    const polling = startPolling({ ...app, log: pino({ level: 'silent' }), chats: chatsFor(app.config) })
    const ask = async (deed: string, payload: object) =>
      (await app.app.inject({ method: 'POST', url: `/local/messenger/${deed}`, payload })).json().data
    const id = await kombatPlayers(app).join()
    const asked = await app.call('iap.invoice', { body: { type: 'meat-hook-xtr', quantity: 1 } }, { as: id })
    const { invoice_url: url, order_id } = asked.data
    expect(await ask('invoice', { url })).toMatchObject({ amount: 15, title: expect.stringContaining('hook') })
    expect(await ask('pay', { url, user_id: id })).toMatchObject({ is: 'paid' })
    const order = async () => (await app.call('iap.order', { params: { id: order_id } }, { as: id })).data.state
    await expect.poll(order, { interval: 20 }).toBe('granted')
    expect(await ask('pay', { url, user_id: id })).toMatchObject({ is: 'refused' })
    await ask('write', { user_id: id, text: '/paysupport' })
    const read = async () => (await ask('sent', { user_id: id })).texts
    await expect.poll(read, { interval: 20 }).toEqual([expect.stringContaining('/paysupport 1')])
    await polling.stop()
    await app.close()
    await bot.close()
  })

  test('asks no messenger but one of this machine', async () => {
    for (const config of [
      { botUpdates: 'off', botApiRoot: 'http://127.0.0.1:1' },
      { botUpdates: 'polling', botApiRoot: 'https://api.telegram.org' },
    ] as const)
      await expect(askMessenger(config, 'pay', {})).rejects.toMatchObject({ code: 'not-found' })
  })

  test('makes its token once and keeps it from other users of the machine', () => {
    const dataDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'local-token-')), 'data')
    const token = localBotToken(dataDir)
    expect(token).toMatch(/^\d{9}:[\w-]{30,}$/)
    expect(localBotToken(dataDir)).toBe(token)
    expect(fs.statSync(path.join(dataDir, 'local-bot-token')).mode & 0o777).toBe(0o600)
    fs.rmSync(path.dirname(dataDir), { recursive: true })
  })
})
