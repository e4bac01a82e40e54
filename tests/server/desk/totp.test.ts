import { describe, expect, it } from 'vitest'
import { codeAt, fromBase32, otpauthUri, stepAt, stepOfCode, toBase32 } from '#server/desk/totp.ts'

const SECRET = Buffer.from('12345678901234567890', 'ascii')

describe('the code of an authenticator', () => {
  // RFC 6238, appendix B.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('is at %i seconds the one of the RFC', (seconds, code) => {
    expect(codeAt(SECRET, stepAt(seconds * 1000), 8)).toBe(code)
  })

  it('is accepted one step early and late, and not two', () => {
    const secret = toBase32(SECRET)
    const atMs = 1_111_111_111_000
    const code = codeAt(SECRET, stepAt(atMs))
    expect([-60, -30, 0, 30, 60].map((seconds) => stepOfCode(secret, code, atMs + seconds * 1000))).toEqual([
      null,
      stepAt(atMs),
      stepAt(atMs),
      stepAt(atMs),
      null,
    ])
  })

  // RFC 4648, chapter 10, without padding.
  it.each([
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foobar', 'MZXW6YTBOI'],
  ])('has its secret of %s in base32 as %s, and back', (text, coded) => {
    expect(toBase32(Buffer.from(text))).toBe(coded)
    expect(fromBase32(coded).toString()).toBe(text)
  })

  it('is set up by an address that authenticator apps read', () => {
    const uri = new URL(otpauthUri('olga', 'MZXW6'))
    expect(uri.protocol + uri.host).toBe('otpauth:totp')
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: 'MZXW6', digits: '6', period: '30' })
  })
})
