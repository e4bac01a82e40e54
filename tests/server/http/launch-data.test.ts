import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ApiError } from '#server/api-error.ts'
import { createSeededEntropy } from '#server/entropy/test-entropy.ts'
import { createLaunchDataCheck } from '#server/http/launch-data.ts'
import { signLaunchData as signLocally } from '#server/local/sign-launch-data.ts'
import { signLaunchData } from '#tests/helpers/server/launch-data.ts'
import { TEST_BOT_TOKEN, TEST_NOW_MS } from '#tests/helpers/server/test-app.ts'

const NOW_S = TEST_NOW_MS / 1000
const DAY_S = 86_400
const check = createLaunchDataCheck([TEST_BOT_TOKEN], DAY_S)
const user = { id: 42, first_name: 'Nibbles', username: 'nib', language_code: 'uk' }

const codeOf = (authorization: string | undefined): string => {
  try {
    check(authorization, TEST_NOW_MS)
    return 'accepted'
  } catch (error) {
    if (error instanceof ApiError) return `${error.status} ${error.code}`
    throw error
  }
}
const signed = (options: Partial<Parameters<typeof signLaunchData>[2]> = {}, token = TEST_BOT_TOKEN) =>
  `tma ${signLaunchData(token, user, { authDate: NOW_S, ...options })}`

describe('launch data (rows 1, 2; A6, A7)', () => {
  test('says who calls', () => {
    const photo_url = 'https://t.me/i/userpic/320/nib.svg'
    const raw = signLaunchData(TEST_BOT_TOKEN, { ...user, photo_url }, { authDate: NOW_S, startParam: '1001_cats' })
    expect(check(`tma ${raw}`, TEST_NOW_MS)).toEqual({
      userId: 42,
      username: 'nib',
      firstName: 'Nibbles',
      lastName: null,
      photoUrl: photo_url,
      languageCode: 'uk',
      isPremium: false,
      startParam: '1001_cats',
    })
  })

  test('is accepted with whatever fields the way of opening brought', () => {
    expect(codeOf(signed({ without: ['query_id', 'signature'] }))).toBe('accepted')
    expect(codeOf(signed({ fields: { chat_instance: '-34', chat_type: 'private', later_field: 'a=b&c' } }))).toBe(
      'accepted',
    )
  })

  test('is accepted when another tool signed and encoded it in its own way', () => {
    const pairs = [
      ['user', JSON.stringify({ id: 7, first_name: 'Анна 🐹 & Co' })],
      ['auth_date', String(NOW_S)],
    ]
    const secret = createHmac('sha256', 'WebAppData').update(TEST_BOT_TOKEN).digest()
    const lines = pairs.map((pair) => pair.join('=')).sort()
    const hash = createHmac('sha256', secret).update(lines.join('\n')).digest('hex')
    const formEncoded = new URLSearchParams([...pairs, ['hash', hash]]).toString()
    expect(check(`TMA ${formEncoded}`, TEST_NOW_MS).firstName).toBe('Анна 🐹 & Co')
  })

  test('of local mode passes the same check (R45)', () => {
    const raw = signLocally({
      botToken: TEST_BOT_TOKEN,
      player: { id: 3, name: 'Rookie & Söhne+1' },
      nowMs: TEST_NOW_MS,
      startParam: '1002_',
      entropy: createSeededEntropy(1),
    })
    expect(raw).toContain('signature=')
    expect(check(`tma ${raw}`, TEST_NOW_MS)).toMatchObject({ userId: 3, startParam: '1002_' })
  })

  test('signed with the previous token is accepted while that is set', () => {
    const previous = '123456789:token-before'
    const both = createLaunchDataCheck([TEST_BOT_TOKEN, previous], DAY_S)
    for (const token of [TEST_BOT_TOKEN, previous]) expect(both(signed({}, token), TEST_NOW_MS).userId).toBe(42)
    expect(() => both(signed({}, '123456789:another'), TEST_NOW_MS)).toThrow(ApiError)
    expect(codeOf(signed({}, previous))).toBe('401 authentication-invalid')
  })

  test('is missing', () => {
    for (const header of [undefined, '', '  ', 'tma', 'tma ']) expect(codeOf(header)).toBe('401 authentication')
  })

  test('is malformed', () => {
    const malformed = [
      'Bearer abc',
      'tma nonsense',
      `tma ${'x'.repeat(9000)}`,
      signed().replace(/hash=\w{8}/, 'hash='),
      `${signed()}&hash=${'0'.repeat(64)}`,
      signed({ without: ['user'] }),
      signed({ without: ['auth_date'] }),
      signed({ fields: { auth_date: 'yesterday' } }),
      signed({ fields: { user: '{"id":' } }),
      signed({ fields: { user: '[1]' } }),
      signed({ fields: { user: '{"id":-5}' } }),
      signed({ fields: { user: '{"id":"42"}' } }),
      signed({ fields: { user: 'null' } }),
    ]
    for (const header of malformed) expect(codeOf(header), header.slice(0, 200)).toBe('401 authentication-malformed')
  })

  test('is forged', () => {
    const forged = [
      signed({}, '987654321:another-token-altogether'),
      signed().replace('Nibbles', 'Nibbler'),
      signed().replace('%22id%22%3A42', '%22id%22%3A43'),
      `${signed()}&start_param=1001`,
      signed().replace(/signature=\w+&/, ''),
    ]
    for (const header of forged) expect(codeOf(header)).toBe('401 authentication-invalid')
  })

  test('expires after the configured age, not a second earlier', () => {
    expect(codeOf(signed({ authDate: NOW_S - DAY_S }))).toBe('accepted')
    expect(codeOf(signed({ authDate: NOW_S - DAY_S - 1 }))).toBe('401 authentication-expired')
  })

  test('that was accepted before expires all the same, and makes nothing like it accepted', () => {
    const again = createLaunchDataCheck([TEST_BOT_TOKEN], DAY_S)
    const header = signed()
    const first = again(header, TEST_NOW_MS)
    expect(again(header, TEST_NOW_MS + DAY_S * 1000)).toEqual(first)
    expect(() => again(header, TEST_NOW_MS + DAY_S * 1000 + 1)).toThrow(ApiError)
    expect(() => again(header.replace('Nibbles', 'Nibbler'), TEST_NOW_MS)).toThrow(ApiError)
    expect(again(signed({ startParam: '1001_cats' }), TEST_NOW_MS)).toMatchObject({ startParam: '1001_cats' })
  })

  test('from the future is refused, but a minute of wrong clocks is forgiven', () => {
    expect(codeOf(signed({ authDate: NOW_S + 60 }))).toBe('accepted')
    expect(codeOf(signed({ authDate: NOW_S + 61 }))).toBe('401 authentication-expired')
  })

  test('brings no text that the database cannot keep, and no picture but over https', () => {
    const odd = JSON.stringify({ id: 9, first_name: 'a\u0000b', photo_url: 'javascript:alert(1)' })
    expect(check(signed({ fields: { user: odd } }), TEST_NOW_MS)).toMatchObject({ firstName: 'ab', photoUrl: null })
  })
})
