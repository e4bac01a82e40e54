import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MESSAGE_MAX } from '#rules/client-errors/client-errors.ts'
import { privateFile, privateText } from '#rules/client-errors/private-text.ts'

describe('the message of a report (R43)', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'house_id')"],
    ['x is not a function'],
    ['Minified React error #31; visit the docs'],
    ['Loading took 1200 ms'],
    ['The scene MonsterHuntCampBackgroundLayer is not there'],
    ['Failed to fetch dynamically imported module: /assets/season-path-screen-Dk3fj2sQ.js'],
  ])('keeps what tells the cause: %s', (message) => {
    expect(privateText(message)).toBe(message)
  })

  it.each([
    ['a query', 'GET https://play.example.org/api/v1/users/me?user=alice&hash=abc failed', 'GET ... failed'],
    [
      'launch data',
      'refused tma query_id=AAHdF6IQAAAAAN0XohDhrOrc&user=%7B%22id%22%3A279058397%7D&hash=89d6 twice',
      'refused ... twice',
    ],
    [
      'launch data without its mark',
      'bad user=%7B%22first_name%22%3A%22Alice%22%7D&hash=ab12',
      'bad user=...&hash=...',
    ],
    ['a token', 'key 8d2e3f40a1b2c3d4e5f60718293a4b5c is old', 'key ... is old'],
    ['a name after @', 'no player @alice_1 here', 'no player ... here'],
    ['a number of five digits', 'player 279058 is gone, 1234 are not', 'player N is gone, 1234 are not'],
    [
      'what a parser quotes',
      'Unexpected token H, "Hello Bob" is not valid JSON',
      'Unexpected token H, ... is not valid JSON',
    ],
    ['a quote that is cut', 'Unexpected "Hello Bo', 'Unexpected ...'],
    ['text in single quotes', "It said 'hello Bob'", 'It said ...'],
    [
      'a word in single quotes, unless a browser names code by it',
      "no user 'alice' (reading 'pet')",
      "no user ... (reading 'pet')",
    ],
    ['text in backticks', 'bad `Hello Bob` and `cut', 'bad ... and ...'],
    ['digits in groups', '279 058, 27,905,839 and 1.279.058, but 1,200 and 10:20', 'N, N and N, but 1,200 and 10:20'],
    ['letters of a name', 'Боб is not here', 'is not here'],
    ['a path that is no file of code', 'GET /api/v1/combats/opponents/alice', 'GET ...'],
  ])('loses %s', (_what, message, cleaned) => {
    expect(privateText(message)).toBe(cleaned)
  })

  it('is short, and has no long number, whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 2000 }), fc.string({ unit: 'grapheme' })), (message) => {
        const cleaned = privateText(message)
        expect(cleaned.length).toBeLessThanOrEqual(MESSAGE_MAX)
        expect(cleaned.replace(/-[\w-]{8}\.(?:js|css)/g, '')).not.toMatch(/\d{5}/)
        expect(cleaned).not.toMatch(/[^ -~]/)
      }),
    )
  })
})

describe('the file of a frame', () => {
  it.each(['assets/home-Ab3_-x9Z.js', 'src/client/app/gate.tsx', 'assets/stage-12345678.js'])('is kept: %s', (file) => {
    expect(privateFile(file)).toBe(file)
  })

  it.each(['foreign', 'api/v1/users/me', 'a b.js', `${'a'.repeat(200)}.js`, '', 'x.js?token=1'])(
    'is dropped: %s',
    (file) => {
      expect(privateFile(file)).toBe('')
    },
  )

  it('loses a long number that is not the hash of its build', () => {
    expect(privateFile('assets/279058397/home.js')).toBe('assets/N/home.js')
  })
})
