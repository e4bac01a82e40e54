import { describe, expect, test } from 'vitest'
import { ApiError } from '#server/api-error.ts'
import { defineHandlers } from '#server/calls/call-handler.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'
import { TEST_NOW_MS } from '#tests/helpers/server/test-app.ts'

const BODY_LIMIT_BYTES = 1024
const PLAYER = 1
const STRANGER = 2

const handlers = defineHandlers({
  'users.balance': async () => 5,
  'users.stars': async () => {
    throw new Error('a secret of the inside')
  },
  'users.lastClaim': async () => 'not an instant',
  'users.boosts': async () => [{ timestamp: 1, type: 'mining-speed-scale-up', val: 200, secret: 'x' }] as never,
  'users.claim': async () => {
    throw new ApiError('claim-too-early', { minutes: 9 })
  },
  'users.onboard': async ({ body }) => ({
    house_id: body.house_id,
    balance: 0,
    last_claim: new Date(0).toISOString(),
    rewards: [],
  }),
  'guild.me': async () => null,
  'combats.replay': async () => {
    throw new ApiError('replay-not-found')
  },
})

const app = await fileApp({ handlers, config: { bodyLimitBytes: BODY_LIMIT_BYTES, buildId: 'build-7' } })
await app.db
  .insertInto('players')
  .values({
    id: PLAYER,
    npc: false,
    username: null,
    first_name: 'P',
    photo_url: null,
    language_code: 'en',
    start_param: null,
    house_id: 0,
    active_skill: 'desolate',
    created_at: new Date(TEST_NOW_MS),
    last_claim_at: new Date(TEST_NOW_MS),
    rank_points: 0,
    best_rank_points: 0,
    win_streak: 0,
    fights: 0,
    wins: 0,
    energy: 20,
    power: 1,
  })
  .execute()

const post = (payload: string, contentType = 'application/json') =>
  app.app.inject({
    method: 'POST',
    url: '/api/v1/users/onboard',
    headers: { authorization: app.authorization(STRANGER), 'content-type': contentType },
    payload,
  })

describe('an answer (rows 4, 184, 186)', () => {
  test('is wrapped in data, with the server’s time, the request’s id and the build', async () => {
    const answer = await app.call('users.balance', {}, { as: PLAYER })
    expect(answer.data).toBe(5)
    expect(answer.headers['x-server-time']).toBe(String(TEST_NOW_MS))
    expect(answer.headers['x-build']).toBe('build-7')
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('is taken for what its content type says, whatever it is an answer to', async () => {
    const answers = await Promise.all([
      app.call('users.balance', {}, { as: PLAYER }),
      app.call('users.stars', {}, { as: PLAYER }),
      app.call('users.balance', {}, { as: null }),
      app.app.inject('/api/v1/nothing'),
      app.app.inject('/api/v1/%E0%A4%A'),
      app.app.inject('/healthz'),
    ])
    for (const { headers } of answers) expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('carries the request id that a proxy gave, unless it is odd', async () => {
    const given = await app.call('users.balance', {}, { as: PLAYER, headers: { 'x-request-id': 'from-the-proxy-1' } })
    expect(given.headers['x-request-id']).toBe('from-the-proxy-1')
    const odd = await app.call('users.balance', {}, { as: PLAYER, headers: { 'x-request-id': 'a b<script>' } })
    expect(odd.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  })

  test('never carries a key that the contract does not name', async () => {
    expect((await app.call('users.boosts', {}, { as: PLAYER })).data).toEqual([
      { timestamp: 1, type: 'mining-speed-scale-up', val: 200 },
    ])
  })

  test('may be null', async () => {
    expect((await app.call('guild.me', {}, { as: STRANGER })).data).toBeNull()
  })
})

describe('an API error has one form, whatever went wrong (rows 4, 184)', () => {
  const cases: [what: string, status: number, body: object, ask: () => Promise<{ status: number; error: object }>][] = [
    [
      'no launch data (row 3)',
      401,
      { code: 'authentication', message: 'Missing authentication' },
      () => app.call('users.balance', {}, { as: null }),
    ],
    [
      'a player who has not onboarded (row 11)',
      404,
      { code: 'player-not-found', message: 'Player not found' },
      () => app.call('users.balance', {}, { as: STRANGER }),
    ],
    [
      'a rule, with the numbers that its message needs (row 44)',
      400,
      { code: 'claim-too-early', message: 'claim too early', details: { minutes: 9 } },
      () => app.call('users.claim', {}, { as: PLAYER }),
    ],
    [
      'a wrong path parameter',
      400,
      { code: 'invalid-payload', message: 'Invalid payload', details: { 'params/id': 'is no replay id' } },
      () => app.call('combats.replay', { params: { id: '1' } }, { as: PLAYER }),
    ],
    [
      'a fault of ours, without a word about it',
      500,
      { code: 'internal', message: 'Something went wrong' },
      () => app.call('users.stars', {}, { as: PLAYER }),
    ],
    [
      'an answer that does not fit the contract',
      500,
      { code: 'internal', message: 'Something went wrong' },
      () => app.call('users.lastClaim', {}, { as: PLAYER }),
    ],
  ]
  test.each(cases)('%s', async (_what, status, body, ask) => {
    const answer = await ask()
    expect(answer.status).toBe(status)
    expect(answer.error).toEqual(body)
  })

  test('a body that is wrong, broken, of another kind or missing', async () => {
    const wrong = await post('{"house_id":"3"}')
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toMatchObject({ code: 'invalid-payload', details: { 'body/house_id': expect.any(String) } })
    for (const [payload, type] of [
      ['{"house_id":', 'application/json'],
      ['{"__proto__":{"a":1},"house_id":1}', 'application/json'],
      ['house_id=3', 'application/x-www-form-urlencoded'],
      ['', 'application/json'],
      ['', 'text/plain'],
    ] as const) {
      const answer = await post(payload, type)
      expect([answer.statusCode, answer.json().code], `${type} ${payload}`).toEqual([400, 'invalid-payload'])
    }
  })

  test('a body beyond the configured size (413)', async () => {
    const answer = await post(JSON.stringify({ house_id: 1, padding: 'x'.repeat(BODY_LIMIT_BYTES) }))
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toEqual({ code: 'payload-too-large', message: 'Payload too large' })
  })

  test('a stranger’s body is not even read', async () => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/v1/users/onboard',
      headers: { 'content-type': 'application/json' },
      payload: '{"broken',
    })
    expect(answer.json().code).toBe('authentication')
  })

  test('an address that does not exist, or is no address at all', async () => {
    for (const [url, status, code] of [
      ['/api/v1/nothing', 404, 'not-found'],
      ['/api/v1/%E0%A4%A', 400, 'invalid-payload'],
    ] as const) {
      const answer = await app.app.inject({ url, headers: { accept: 'text/html' } })
      expect([answer.statusCode, answer.json().code]).toEqual([status, code])
      expect(answer.headers['x-server-time']).toBe(String(TEST_NOW_MS))
      expect(answer.headers['x-request-id']).toBeDefined()
    }
  })

  test('tells the server’s time on errors too, so that a wrong phone clock is put right by them', async () => {
    const answers = await Promise.all([
      app.call('users.balance', {}, { as: null }),
      app.call('users.stars', {}, { as: PLAYER }),
      app.call('users.claim', {}, { as: PLAYER }),
    ])
    for (const { headers } of answers) expect(headers['x-server-time']).toBe(String(TEST_NOW_MS))
  })

  test('a call without a body takes an empty one of any kind', async () => {
    for (const headers of [{}, { 'content-type': 'application/json' }, { 'content-type': 'text/plain' }]) {
      const answer = await app.call('users.claim', {}, { as: PLAYER, headers })
      expect(answer.error.code).toBe('claim-too-early')
    }
  })
})
