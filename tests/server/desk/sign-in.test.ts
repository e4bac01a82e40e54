import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addressGroup } from '#server/desk/address-group.ts'
import { atMost } from '#server/desk/at-most.ts'
import { changeRole, operatorLines, removeOperator, resetOperator } from '#server/desk/operators.ts'
import { checkPassword, DUMMY_HASH, hashPassword } from '#server/desk/passwords.ts'
import { pruneDesk } from '#server/desk/prune.ts'
import { isTrustedProxy } from '#server/desk/trusted-proxy.ts'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { deskServer } from '#tests/helpers/server/desk-server.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const MINUTE_MS = 60_000
const server = await fileApp()
const desk = await deskServer(server)
const root = () => ({ ...server.scope(), entropy: systemEntropy, who: 'root', why: 'a change of staff' })
const codeOf = (answer: { body: string }): string => JSON.parse(answer.body).error?.code

describe('a password', () => {
  it('is kept as its scrypt hash with parameters, and only it fits', async () => {
    const hash = await hashPassword('correct horse', systemEntropy)
    expect(hash).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
    expect(await checkPassword('correct horse', hash)).toBe(true)
    expect(await checkPassword('correct horsE', hash)).toBe(false)
    expect(await checkPassword('', DUMMY_HASH)).toBe(false)
  })
})

describe('signing in', () => {
  it('opens a session by name, password and code, in a cookie that no script and no other site can use', async () => {
    const olga = await desk.account('olga', 'support')
    const answer = await desk.login(olga)
    expect(answer.json()).toMatchObject({ name: 'olga', role: 'support', idle_minutes: 30, second_person_tok: 1000 })
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-desk=[\w-]{43}; Path=\/; Max-Age=43200; Secure; HttpOnly; SameSite=Strict$/,
    )
    const cookie = String(answer.headers['set-cookie']).split(';')[0]
    expect((await desk.get('/desk/me', cookie)).json()).toMatchObject({ name: 'olga' })
    expect(await desk.log('desk-sign-in')).toEqual([
      expect.objectContaining({ who: 'olga@desk', why: 'from 127.0.0.1' }),
    ])
    const kept = JSON.stringify(await server.db.selectFrom('desk_sessions').selectAll().execute())
    expect(kept).not.toContain(cookie?.slice('__Host-desk='.length))
  })

  it('takes a code once, also when it is sent twice at once', async () => {
    const twin = await desk.account('twin', 'read')
    const answers = await Promise.all([desk.login(twin), desk.login(twin)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
    expect(codeOf(await desk.login(twin))).toBe('sign-in-refused')
  })

  it('refuses unknown names, wrong passwords and wrong codes with the same words', async () => {
    const vera = await desk.account('vera', 'read')
    const from = { from: '10.1.0.1' }
    const answers = [
      await desk.login(vera, { name: 'nobody-here' }, from),
      await desk.login(vera, { password: 'wrong' }, from),
      await desk.login(vera, { code: '000000' }, from),
    ]
    expect(new Set(answers.map(({ body, statusCode }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(codeOf(answers[0] ?? { body: '{}' })).toBe('sign-in-refused')
  })

  it('is locked for a name from one address after five tries, though many come at once, for a quarter of an hour', async () => {
    const nina = await desk.account('nina', 'read')
    const from = { from: '10.3.0.1' }
    const guesses = await Promise.all(Array.from({ length: 8 }, () => desk.login(nina, { password: 'guess' }, from)))
    expect(guesses.filter((answer) => codeOf(answer) === 'sign-in-refused')).toHaveLength(5)
    const locked = await desk.login(nina, {}, from)
    expect(locked.statusCode).toBe(429)
    expect(locked.json().error).toMatchObject({ code: 'sign-in-locked', details: '900' })
    expect((await desk.log('desk-lock')).map(({ why }) => why)).toEqual([
      'too many tries to sign in as nina from 10.3.0.1',
    ])
    expect((await desk.login(nina, {}, { from: '10.3.0.2' })).statusCode).toBe(200)
    server.clock.advance(15 * MINUTE_MS)
    expect((await desk.login(nina, {}, from)).statusCode).toBe(200)
  })

  it('is locked for a name from anywhere after thirty tries an hour', async () => {
    const mila = await desk.account('mila', 'read')
    const since = new Date(server.clock.nowMs())
    await server.db.insertInto('desk_tries').values({ key: 'name mila', tries: 28, since }).execute()
    const codes: string[] = []
    for (let count = 0; count < 3; count += 1)
      codes.push(codeOf(await desk.login(mila, { password: 'guess' }, { from: `10.6.${count}.1` })))
    expect(codes).toEqual(['sign-in-refused', 'sign-in-refused', 'sign-in-locked'])
    expect((await desk.login(mila)).json().error).toMatchObject({ code: 'sign-in-locked', details: '3600' })
    server.clock.advance(60 * MINUTE_MS)
    expect((await desk.login(mila)).statusCode).toBe(200)
  })

  it('of an unknown name is locked without a row of the log, and a right password with a wrong code leaves one', async () => {
    const before = (await desk.log('desk-lock')).length
    const rita = await desk.account('rita', 'read')
    for (let count = 0; count < 7; count += 1)
      await desk.login(rita, { name: 'nobody-at-all', password: 'guess' }, { from: '10.7.0.1' })
    expect(await desk.log('desk-lock')).toHaveLength(before)
    await desk.login(rita, { code: '000000' }, { from: '2001:db8::7' })
    await desk.login(rita, { password: 'guess', code: '000000' })
    const rows = (await desk.log('desk-wrong-code')).filter(({ who }) => who === 'rita@desk')
    expect(rows.map(({ why }) => why)).toEqual(['right password, wrong code, from 2001:db8:0:0::/64'])
  })

  it('is locked for an address after twenty tries at any names', async () => {
    const from = '10.4.0.1'
    for (let count = 0; count < 20; count += 1)
      await desk.post('/desk/login', { name: `guess-${count}`, password: 'x', code: '123456' }, { from })
    const locked = await desk.post('/desk/login', { name: 'guess-x', password: 'x', code: '123456' }, { from })
    expect(codeOf(locked)).toBe('sign-in-locked')
  })

  it('is opened again by a reset, with another password and another authenticator', async () => {
    const lena = await desk.account('lena', 'read')
    for (let count = 0; count < 6; count += 1) await desk.login(lena, { password: 'guess' })
    const lines = (await resetOperator(root(), 'lena')).join('\n')
    const password = /Password: (\S+)/.exec(lines)?.[1] ?? ''
    const secret = /secret=(\w+)/.exec(lines)?.[1] ?? ''
    expect(codeOf(await desk.login(lena, { code: '123456' }))).toBe('sign-in-refused')
    expect((await desk.login({ name: 'lena', password, secret })).statusCode).toBe(200)
  })

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['a forged \u001b[2J address', 'unknown'],
    ['999.1.1.1', 'unknown'],
  ])('counts %s as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group)
  })
})

describe('behind a proxy', () => {
  it('an address is the one that the proxy saw, not one that the person sent along', async () => {
    const proxied = await deskServer({ ...server, config: { ...server.config, trustProxy: true } })
    const account = await proxied.account('proxied', 'read')
    const headers = { 'x-forwarded-for': 'forged, 203.0.113.9, 10.0.0.7' }
    expect((await proxied.login(account, {}, { headers })).statusCode).toBe(200)
    const rows = (await proxied.log('desk-sign-in')).filter(({ who }) => who === 'proxied@desk')
    expect(rows.map(({ why }) => why)).toEqual(['from 10.0.0.7'])
  })

  it.each([
    ['the proxy of a private network', '10.0.0.1', 0, true],
    ['a proxy on the machine', '::ffff:127.0.0.1', 0, true],
    ['a proxy of a private IPv6 network', 'fd00::1', 0, true],
    ['a private address that the proxy names, of the VPN', '10.0.0.7', 1, false],
    ['a stranger', '203.0.113.7', 0, false],
    ['text', 'unix:', 0, false],
  ])('the word of %s is taken or not', (_what, address, hop, isTrusted) => {
    expect(isTrustedProxy(address, hop)).toBe(isTrusted)
  })
})

describe('work that is let in by few', () => {
  it('is done two at a time, and refused while twenty wait', async () => {
    const enter = atMost({ running: 2, waiting: 20 })
    const running = { now: 0, most: 0 }
    const work = async (): Promise<true> => {
      running.now += 1
      running.most = Math.max(running.most, running.now)
      await Promise.resolve()
      running.now -= 1
      return true
    }
    const done = await Promise.all(Array.from({ length: 25 }, () => enter(work)))
    expect(running.most).toBe(2)
    expect(done.map((answer) => answer === true)).toEqual([
      ...Array.from({ length: 22 }, () => true),
      ...Array.from({ length: 3 }, () => false),
    ])
    expect(await enter(work)).toBe(true)
    await expect(enter(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await enter(work)).toBe(true)
  })
})

describe('a session', () => {
  it('ends half an hour after the last call', async () => {
    const cookie = await desk.signIn(await desk.account('idle', 'read'))
    server.clock.advance(29 * MINUTE_MS)
    expect((await desk.get('/desk/me', cookie)).statusCode).toBe(200)
    server.clock.advance(29 * MINUTE_MS)
    expect((await desk.get('/desk/me', cookie)).statusCode).toBe(200)
    server.clock.advance(30 * MINUTE_MS)
    expect(codeOf(await desk.get('/desk/me', cookie))).toBe('signed-out')
  })

  it('ends after twelve hours, however much it is used', async () => {
    const cookie = await desk.signIn(await desk.account('busy', 'read'))
    for (let passed = 20; passed < 12 * 60; passed += 20) {
      server.clock.advance(20 * MINUTE_MS)
      expect((await desk.get('/desk/me', cookie)).statusCode).toBe(200)
    }
    server.clock.advance(20 * MINUTE_MS)
    expect(codeOf(await desk.get('/desk/me', cookie))).toBe('signed-out')
  })

  it('ends when the same person has opened three newer ones', async () => {
    const many = await desk.account('many', 'read')
    const cookies = [await desk.signIn(many), await desk.signIn(many), await desk.signIn(many), await desk.signIn(many)]
    const codes = []
    for (const cookie of cookies) codes.push((await desk.get('/desk/me', cookie)).statusCode)
    expect(codes).toEqual([401, 200, 200, 200])
  })

  it('leaves when its person was last seen, also after it was deleted', async () => {
    const cookie = await desk.signIn(await desk.account('seen', 'read'))
    server.clock.advance(2 * MINUTE_MS)
    const seen = new Date(server.clock.nowMs()).toISOString()
    await desk.get('/desk/me', cookie)
    server.clock.advance(24 * 60 * MINUTE_MS)
    await pruneDesk(server.db, server.clock.nowMs())
    expect(await server.db.selectFrom('desk_sessions').selectAll().execute()).toEqual([])
    expect((await operatorLines(server.db)).find((line) => line.startsWith('seen '))).toContain(
      `seen ${seen.slice(0, 16).replace('T', ' ')}`,
    )
  })

  it('ends by signing out', async () => {
    const cookie = await desk.signIn(await desk.account('gone', 'read'))
    const answer = await desk.post('/desk/logout', {}, { cookie, key: randomUUID() })
    expect(answer.headers['set-cookie']).toContain('__Host-desk=; Path=/; Max-Age=0')
    expect(codeOf(await desk.get('/desk/me', cookie))).toBe('signed-out')
  })

  it('ends at once when the operator is removed, reset or gets another role', async () => {
    for (const [name, change] of [
      ['removed', () => removeOperator(root(), 'removed')],
      ['reset', () => resetOperator(root(), 'reset')],
      ['raised', () => changeRole(root(), 'raised', 'owner')],
    ] as const) {
      const cookie = await desk.signIn(await desk.account(name, 'read'))
      await change()
      expect(codeOf(await desk.get('/desk/me', cookie)), name).toBe('signed-out')
    }
  })
})
