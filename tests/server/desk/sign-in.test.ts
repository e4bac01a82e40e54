import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addressGroup } from '#server/desk/address-group.ts'
import { changeRole, removeOperator, resetOperator } from '#server/desk/operators.ts'
import { checkPassword, hashPassword, DUMMY_HASH } from '#server/desk/passwords.ts'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { deskServer } from '#tests/helpers/server/desk-server.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const MINUTE_MS = 60_000
const server = await fileApp()
const desk = await deskServer(server)
const root = () => ({
  db: server.db,
  nowMs: server.clock.nowMs(),
  entropy: systemEntropy,
  who: 'root',
  why: 'a change of staff',
})
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

  it('is locked for a name after five tries, though many come at once, and open again after a quarter of an hour', async () => {
    const nina = await desk.account('nina', 'read')
    const guesses = await Promise.all(
      Array.from({ length: 8 }, (_, index) => desk.login(nina, { password: 'guess' }, { from: `10.2.${index}.1` })),
    )
    expect(guesses.filter((answer) => codeOf(answer) === 'sign-in-refused')).toHaveLength(5)
    const locked = await desk.login(nina, {}, { from: '10.3.0.1' })
    expect(locked.statusCode).toBe(429)
    expect(locked.json().error).toMatchObject({ code: 'sign-in-locked', details: '900' })
    expect((await desk.log('desk-lock')).map(({ why }) => why)).toEqual(['too many tries to sign in, name nina'])
    server.clock.advance(15 * MINUTE_MS)
    expect((await desk.login(nina)).statusCode).toBe(200)
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
    for (let count = 0; count < 6; count += 1)
      await desk.login(lena, { password: 'guess' }, { from: `10.5.${count}.1` })
    const lines = (await resetOperator(root(), 'lena')).join('\n')
    const password = /Password: (\S+)/.exec(lines)?.[1] ?? ''
    const secret = /secret=(\w+)/.exec(lines)?.[1] ?? ''
    expect(codeOf(await desk.login(lena))).toBe('sign-in-refused')
    expect((await desk.login({ name: 'lena', password, secret })).statusCode).toBe(200)
  })

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts %s as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group)
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
