import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { removeOperator } from '#server/desk/operators.ts'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { deskServer } from '#tests/helpers/server/desk-server.ts'
import { auditedApp } from '#tests/helpers/server/item-server.ts'

const MARKUP = '"><script>alert(1)</script>'
const server = await auditedApp()
const desk = await deskServer(server)
const players = kombatPlayers(server)
const victim = await players.join()
await server.db.updateTable('players').set({ first_name: MARKUP }).where('id', '=', BigInt(victim)).execute()
const olga = await desk.account('olga', 'support')
const reader = await desk.account('reader', 'read')
const gone = await desk.account('gone', 'owner')
const read = await desk.signIn(reader)
const removed = await desk.signIn(gone)
const support = await desk.signIn(olga)
const usedCode = desk.code(olga)
const root = { db: server.db, nowMs: server.clock.nowMs(), entropy: systemEntropy, who: 'root', why: 'has left' }
await removeOperator(root, 'gone')

const gift = { act: 'give', player_id: victim, asset: 'tok', amount: '1', reason: 'a fine reason' }
type Answer = Awaited<ReturnType<typeof desk.get>>

const act = (changes: object, asked: object = {}): Promise<Answer> =>
  desk.post('/desk/acts', { ...gift, ...changes }, { cookie: support, ...asked })
/** Sends the gift with these headers in place of those of the desk's own page. */
const from = (headers: Readonly<Record<string, string>>): Promise<Answer> => act({}, { headers })
const raw = (payload: string, type: string): Promise<Answer> =>
  desk.app.inject({
    method: 'POST',
    url: '/desk/acts',
    payload,
    headers: {
      host: 'desk.example.org',
      origin: 'https://desk.example.org',
      cookie: support,
      'content-type': type,
      'x-desk-key': randomUUID(),
    },
  })
/** Number of log rows, without those that a wrong code after the right password leaves. */
const logged = async (): Promise<number> =>
  (await desk.log()).filter(({ act: logged }) => logged !== 'desk-wrong-code').length
const login = (changes: object, address: string): Promise<Answer> => desk.login(olga, changes, { from: address })
const hashOfSession = (): string =>
  createHash('sha256')
    .update(support.split('=')[1] ?? '')
    .digest('hex')

const TRIES: readonly (readonly [string, () => Promise<Answer>, string])[] = [
  ['a player’s page without a session', () => desk.get(`/desk/players/${victim}`), 'signed-out'],
  ['a search without a session', () => desk.get('/desk/players?q=a'), 'signed-out'],
  ['the ledger without a session', () => desk.get(`/desk/players/${victim}/ledger`), 'signed-out'],
  ['the log without a session', () => desk.get('/desk/log'), 'signed-out'],
  ['the figures without a session', () => desk.get('/desk/economy'), 'signed-out'],
  ['an act without a session', () => desk.post('/desk/acts', gift), 'signed-out'],
  ['an act with a body that is not read, without a session', () => desk.post('/desk/acts', 'x'), 'signed-out'],
  ['a decision without a session', () => desk.post(`/desk/requests/${randomUUID()}`, {}), 'signed-out'],
  ['signing out another without a session', () => desk.post('/desk/logout', {}), 'signed-out'],
  ['a guessed token', () => desk.get('/desk/me', `__Host-desk=${'a'.repeat(43)}`), 'signed-out'],
  [
    'the hash of a token, as the database has it',
    () => desk.get('/desk/me', `__Host-desk=${hashOfSession()}`),
    'signed-out',
  ],
  ['a token with markup', () => desk.get('/desk/me', `__Host-desk=${MARKUP}`), 'signed-out'],
  ['a planted second cookie', () => desk.get('/desk/me', `${read}; ${support}`), 'signed-out'],
  ['the cookie without its prefix', () => desk.get('/desk/me', support.replace('__Host-', '')), 'signed-out'],
  ['the session of a removed operator, reading', () => desk.get(`/desk/players/${victim}`, removed), 'signed-out'],
  ['the session of a removed operator, acting', () => act({}, { cookie: removed }), 'signed-out'],
  ['an act of a reader', () => act({}, { cookie: read }), 'role-too-low'],
  [
    'a decision of a reader',
    () => desk.post(`/desk/requests/${randomUUID()}`, { decision: 'approve', reason: 'I want it' }, { cookie: read }),
    'role-too-low',
  ],
  ['the operators, for one of support', () => desk.get('/desk/operators', support), 'role-too-low'],
  ['an act without a reason', () => act({ reason: undefined }), 'invalid-payload'],
  ['a reason of spaces', () => act({ reason: '        ' }), 'invalid-payload'],
  ['a reason of dots', () => act({ reason: '..........' }), 'invalid-payload'],
  ['a reason that cannot be seen', () => act({ reason: '\u200b\u200b\u200b\u200b\u200b\u2060' }), 'invalid-payload'],
  ['a reason of two lines', () => act({ reason: 'a fine\u2028reason' }), 'invalid-payload'],
  ['a reason of three letters', () => act({ reason: 'why' }), 'invalid-payload'],
  [
    'a reason with a line that looks like another act',
    () => act({ reason: 'fine\n2026 root grant' }),
    'invalid-payload',
  ],
  ['a reason that colours a terminal', () => act({ reason: 'fine \u001b[2J' }), 'invalid-payload'],
  ['a reason that is a list', () => act({ reason: ['a fine reason'] }), 'invalid-payload'],
  ['an act in another’s name', () => act({ who: 'root', by: 'petra' }), 'invalid-payload'],
  ['an act that is none', () => act({ act: 'constructor' }), 'invalid-payload'],
  ['a gift below zero', () => act({ amount: '-5' }), 'act-refused'],
  ['a gift in another notation', () => act({ amount: '1e3' }), 'act-refused'],
  ['an asset of SQL', () => act({ asset: "tok'; drop table players --" }), 'act-refused'],
  ['a player’s id of SQL', () => desk.get("/desk/players/1'%20or%20true", support), 'invalid-payload'],
  ['another site’s origin', () => from({ origin: 'https://evil.example' }), 'foreign-request'],
  [
    'an origin that begins like ours',
    () => from({ origin: 'https://desk.example.org.evil.example' }),
    'foreign-request',
  ],
  ['our origin without TLS', () => from({ origin: 'http://desk.example.org' }), 'foreign-request'],
  ['no origin', () => from({ origin: '' }), 'foreign-request'],
  ['the origin of a sandboxed frame', () => from({ origin: 'null' }), 'foreign-request'],
  ['a request without our header', () => from({ 'x-desk-key': '' }), 'foreign-request'],
  ['a request that the browser calls cross-site', () => from({ 'sec-fetch-site': 'cross-site' }), 'foreign-request'],
  ['a request of a sister site', () => from({ 'sec-fetch-site': 'same-site' }), 'foreign-request'],
  [
    'another site’s act at an address in other letters',
    () => desk.post('/%64esk/acts', gift, { cookie: support, headers: { origin: 'https://evil.example' } }),
    'foreign-request',
  ],
  ['an address that cannot be read', () => desk.get('/desk/players/%zz', support), 'invalid-payload'],
  ['a reason that turns the text around', () => act({ reason: 'fine \u202e reason' }), 'invalid-payload'],
  ['a form of text', () => raw(JSON.stringify(gift), 'text/plain'), 'invalid-payload'],
  ['a form of a browser', () => raw('act=give&player_id=1', 'application/x-www-form-urlencoded'), 'invalid-payload'],
  ['JSON with a prototype', () => raw('{"__proto__":{"role":"owner"}}', 'application/json'), 'invalid-payload'],
  [
    'JSON as deep as the body allows',
    () => raw(`${'['.repeat(8000)}${']'.repeat(8000)}`, 'application/json'),
    'invalid-payload',
  ],
  ['a body beyond the limit', () => act({ reason: 'x'.repeat(20_000) }), 'invalid-payload'],
  ['a search of a NUL', () => desk.get('/desk/players?q=a%00b', support), 'invalid-payload'],
  ['a file above the desk’s folder', () => desk.get('/assets/..%2f..%2f..%2fetc%2fpasswd', support), 'not-found'],
  ['a call of the players’ game', () => desk.get('/api/users/me', support), 'not-found'],
  ['a password of an unknown name', () => login({ name: 'root' }, '10.9.0.1'), 'sign-in-refused'],
  ['a name of SQL', () => login({ name: "olga' --" }, '10.9.0.2'), 'sign-in-refused'],
  [
    'a code that is a number and fits as one',
    () => login({ code: Number(desk.code(olga)) }, '10.9.0.3'),
    'sign-in-refused',
  ],
  ['a used code', () => login({ code: usedCode }, '10.9.0.4'), 'sign-in-refused'],
  ['a password that is a list', () => login({ password: [olga.password] }, '10.9.0.5'), 'sign-in-refused'],
]

describe('a hostile try at the desk gets nothing', () => {
  it.each(TRIES)('%s', async (_what, attempt, code) => {
    const players = await server.db.selectFrom('balances').selectAll().orderBy('owner_id').orderBy('asset').execute()
    const acts = await logged()
    const answer = await attempt()
    expect(answer.json().error.code).toBe(code)
    expect(Object.keys(answer.json())).toEqual(['error'])
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await server.db.selectFrom('balances').selectAll().orderBy('owner_id').orderBy('asset').execute()).toEqual(
      players,
    )
    expect(await logged()).toBe(acts)
  })

  it('a thousand codes for a stolen password: twenty are looked at in a day, and the log says so', async () => {
    const target = await desk.account('target', 'owner')
    const answers: Answer[] = []
    for (let guess = 0; guess < 24; guess += 1)
      answers.push(await desk.login(target, { code: String(guess).padStart(6, '0') }, { from: `10.8.${guess}.1` }))
    expect(answers.map((answer) => answer.json().error.code)).toEqual([
      ...Array.from({ length: 20 }, () => 'sign-in-refused'),
      ...Array.from({ length: 4 }, () => 'sign-in-locked'),
    ])
    // Even the right code opens nothing while the name is locked.
    expect((await desk.login(target)).json().error.code).toBe('sign-in-locked')
    expect((await desk.log('desk-wrong-code')).filter(({ who }) => who === 'target@desk')).toHaveLength(20)
    expect((await desk.log('desk-lock')).map(({ why }) => why)).toEqual([
      'too many wrong codes with the password of target',
    ])
  })

  it('markup in a name is data: JSON that no browser takes for a page', async () => {
    const answer = await desk.get(`/desk/players/${victim}`, support)
    expect(answer.json().first_name).toBe(MARKUP)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it('every answer forbids frames, inline scripts and other origins', async () => {
    const places = ['/desk/me', '/nothing', '/%zz']
    for (const answer of await Promise.all(places.map((place) => desk.get(place, support)))) {
      const policy = String(answer.headers['content-security-policy'])
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe')
      expect(answer.headers).toMatchObject({
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=31536000',
      })
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
  })
})
