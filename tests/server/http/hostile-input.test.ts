import { randomBytes, randomUUID } from 'node:crypto'
import { toUSVString } from 'node:util'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CallLine } from '#contracts/call-line.ts'
import { type CallName, calls } from '#contracts/calls.ts'
import { IDEMPOTENCY_HEADER } from '#contracts/errors.ts'
import { isWellFormed, wellFormedText } from '#server/http/well-formed.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'
import type { LaunchUser } from '#tests/helpers/server/launch-data.ts'
import { type PlainRequest, requestsWith, sampleRequest } from '#tests/helpers/server/request-places.ts'

const SECRET = 'a-secret-of-the-tests'
const LONE_SURROGATES = ['\ud800', '\udc00', '\udc00\ud800', 'a\ud83d']
const HOSTILE_TEXTS = [
  '\u0000',
  'a\u0000b',
  ...LONE_SURROGATES,
  '\u202e\ufeff\u0001\u007f\uffff',
  "'; drop table players; --",
  '%',
  '%00',
  '%ff%fe',
  '../../etc/passwd',
  '',
  ' ',
  '9'.repeat(40),
  '-1',
  '1e400',
  'NaN',
  '__proto__',
  '👾'.repeat(60),
  Buffer.from('999999999999999.00000000-0000-0000-0000-000000000000').toString('base64url'),
]
const DEPTH = 8000

// Local mode has the fake of the messenger and its routes as well.
const server = await fileApp({ config: { mode: 'local', adRewardSecret: SECRET } })
const ID = 41
expect((await server.call('users.onboard', { body: { house_id: 1 } }, { as: ID })).status).toBe(200)

const asBytes = (value: unknown): string => JSON.stringify(value)
const inUrl = (value: unknown): string => {
  const text = String(value)
  // A lone surrogate as three bytes, which UTF-8 forbids and no client library encodes.
  return [...text].map((letter) => (/\p{Surrogate}/u.test(letter) ? '%ED%A0%80' : encodeURIComponent(letter))).join('')
}

const sending = (name: CallName, request: PlainRequest): InjectOptions => {
  const { method, path }: CallLine = calls[name]
  const query = Object.entries(request.query).map(([key, value]) => `${key}=${inUrl(value)}`)
  const hasBody = request.body !== undefined && method !== 'GET'
  return {
    method,
    url: `${path.replaceAll(/\{(\w+)\}/g, (_all, key: string) => inUrl(request.params[key]))}?${query.join('&')}`,
    headers: { authorization: server.authorization(ID), ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { payload: asBytes(request.body) } : {}),
  }
}

const faults = async (requests: readonly InjectOptions[]): Promise<string[]> => {
  const found: string[] = []
  for (const request of requests) {
    const { statusCode, body } = await server.app.inject(request)
    if (statusCode >= 500)
      found.push(`${request.method} ${request.url} ${String(request.payload)}: ${statusCode} ${body}`)
  }
  return found
}

const every = Object.keys(calls) as CallName[]
// Deletion comes last, because it ends the player.
const names = [...every.filter((name) => name !== 'users.delete'), 'users.delete' as const]

describe('no input makes a call of the registry fail as the server’s fault', () => {
  test.each(names)('%s takes or refuses every text at every place', async (name) => {
    const requests = HOSTILE_TEXTS.flatMap((text) => requestsWith(name, text))
    expect(await faults(requests.map((request) => sending(name, request)))).toEqual([])
  })

  test.each(names.filter((name) => calls[name].method !== 'GET'))(
    '%s takes or refuses nested and broken JSON',
    async (name) => {
      const deep = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`
      const bodies = [
        deep,
        `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`,
        `{"house_id":${deep},"notifications":${deep},"type":${deep},"query":${deep}}`,
        '"\\ud800"',
        '{"\\u0000":"\\u0000"}',
        '{"a":1e999}',
        '{"constructor":{"prototype":{"a":1}}}',
        '\u0000',
        'null',
        '[]',
        '"',
      ]
      const { method, url, headers } = sending(name, { ...sampleRequest(name), body: {} })
      expect(await faults(bodies.map((payload) => ({ method, url, headers, payload }) as InjectOptions))).toEqual([])
    },
  )

  // An error report has a lower size limit than these bodies.
  test.each(names.filter((name) => calls[name].method !== 'GET' && name !== 'clientErrors.report'))(
    '%s refuses a body of 5,000 levels by its code, with an idempotency key too',
    async (name) => {
      for (const payload of [
        `${'['.repeat(5000)}${']'.repeat(5000)}`,
        `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
        `${'['.repeat(33)}${']'.repeat(33)}`,
      ]) {
        const { method, url, headers } = sending(name, { ...sampleRequest(name), body: {} })
        const keyed = { ...headers, [IDEMPOTENCY_HEADER]: randomUUID() }
        const answer = await server.app.inject({ method, url, headers: keyed, payload } as InjectOptions)
        expect([answer.statusCode, answer.json()]).toEqual([
          400,
          expect.objectContaining({ code: 'invalid-payload', details: { body: 'is nested too deeply' } }),
        ])
      }
    },
  )

  test('nor do headers: launch data, idempotency keys and ids of requests', async () => {
    const good = server.authorization(ID)
    const values = [
      '',
      '\u00ff',
      'a\u00a0b',
      'tma \u00ff',
      'tma hash=%00',
      'tma user=%00&hash=zz',
      `tma ${'&'.repeat(5000)}`,
      good.slice(0, -1),
      'x'.repeat(9000),
    ]
    const requests = values.flatMap((value) => [
      { method: 'POST' as const, url: '/api/v1/users/claim', headers: { authorization: value } },
      {
        method: 'POST' as const,
        url: '/api/v1/users/claim',
        headers: { authorization: good, [IDEMPOTENCY_HEADER]: value },
      },
      {
        method: 'GET' as const,
        url: '/api/v1/users/me',
        headers: { authorization: good, 'x-request-id': value, accept: value },
      },
    ])
    expect(await faults(requests)).toEqual([])
  })

  test('nor do the routes of local mode, the ad network’s callback, files and unknown addresses', async () => {
    const requests = HOSTILE_TEXTS.flatMap((text): InjectOptions[] => [
      { method: 'GET', url: `/local/session?player=${inUrl(text)}&start_param=${inUrl(text)}` },
      { method: 'POST', url: '/local/players', payload: { name: text } },
      { method: 'POST', url: `/local/players/1/ads/${inUrl(text)}/finish` },
      { method: 'POST', url: `/local/players/${inUrl(text)}/ads/0190f6a0-0000-7000-8000-000000000000/finish` },
      { method: 'GET', url: `/platform/ads/reward?secret=${inUrl(text)}&user_id=1` },
      { method: 'GET', url: `/platform/ads/reward?secret=${SECRET}&user_id=${inUrl(text)}` },
      { method: 'GET', url: `/assets/${inUrl(text)}.js` },
      { method: 'GET', url: `/${inUrl(text)}`, headers: { accept: '*/*' } },
      { method: 'GET', url: `/api/v1/${inUrl(text)}` },
      { method: 'GET', url: '/local/session', headers: { host: inUrl(text) } },
    ])
    expect(await faults(requests)).toEqual([])
  })
})

describe('a player whose names the messenger signed with such characters', () => {
  beforeAll(async () => {
    expect((await server.call('users.onboard', { body: { house_id: 3 } }, { as: 42 })).status).toBe(200)
  })

  const user = (id: number, text: string): LaunchUser => ({
    id,
    first_name: text,
    last_name: text,
    username: text,
    photo_url: `https://t.me/${text}`,
    language_code: text,
  })

  test.each(HOSTILE_TEXTS.map((text, index) => [index, text] as const))(
    'joins, plays, claims and leaves (text %i)',
    async (index, text) => {
      const as = user(900 + index, text)
      const options = { as, startParam: text === '' ? 'a' : toUSVString(text) }
      expect((await server.call('settings.get', {}, options)).status).toBe(200)
      const joined = await server.call(
        'users.onboard',
        { body: { house_id: 2 } },
        { ...options, idempotencyKey: randomUUID() },
      )
      expect(joined.status).toBe(200)
      const name = (await server.call('users.me', {}, options)).data.username
      expect(isWellFormed(name)).toBe(true)
      expect((await server.call('combats.find', {}, options)).status).toBe(200)
      server.clock.advance(3_600_000)
      expect((await server.call('users.claim', {}, { ...options, idempotencyKey: randomUUID() })).status).toBe(200)
      await server.call('combats.find', {}, options)
      server.clock.advance(3000)
      const fight = await server.call('combats.fight', {}, { ...options, idempotencyKey: randomUUID() })
      expect(fight.data.user.username).toBe(name)
      expect((await server.call('combats.challenge', { body: { query: '42' } }, options)).status).toBe(200)
      expect((await server.call('users.export', {}, options)).status).toBe(200)
      expect((await server.call('users.delete', {}, { ...options, idempotencyKey: randomUUID() })).status).toBe(200)
    },
  )
})

describe('a player whose names are longer than the messenger gives', () => {
  const endless = randomBytes(1700).toString('hex')

  test.each([
    ['username', 1001, { username: endless }],
    ['first name', 1002, { first_name: endless }],
    ['picture', 1003, { photo_url: `https://t.me/${endless}` }],
    ['language', 1004, { language_code: endless }],
  ])('joins all the same, with as much of it as can be one (%s)', async (_what, id, names) => {
    const as = { id, ...names }
    expect((await server.call('users.onboard', { body: { house_id: 2 } }, { as })).status).toBe(200)
    const { data } = await server.call('users.me', {}, { as })
    expect(Math.max(data.username.length, data.name.length, data.language_code.length)).toBeLessThanOrEqual(64)
    expect(data.photo_url).toBeNull()
  })

  test('a start parameter of that length names no player', async () => {
    const options = { as: 1100, startParam: endless }
    expect((await server.call('settings.get', {}, options)).status).toBe(200)
    expect((await server.call('users.onboard', { body: { house_id: 2 } }, options)).status).toBe(200)
  })
})

describe('text is well-formed', () => {
  test('without NUL and lone surrogates, in values and keys, however deep', () => {
    const deep = JSON.parse(`${'['.repeat(20_000)}"\\ud800"${']'.repeat(20_000)}`)
    for (const value of ['a\u0000', ...LONE_SURROGATES, { '\u0000': 1 }, { a: ['b', { c: '\ud800' }] }, deep]) {
      expect(isWellFormed(value)).toBe(false)
    }
    for (const value of [undefined, null, 1, 'Анна 🐹', { a: ['b', { c: '' }] }]) expect(isWellFormed(value)).toBe(true)
  })

  test('or is made so', () => {
    expect(wellFormedText('A\u0000n\ud800n 🐹')).toBe('An\ufffdn 🐹')
  })
})
