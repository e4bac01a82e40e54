import { describe, expect, test } from 'vitest'
import { createRng } from '#rules/prng.ts'

describe('the random generator (R07)', () => {
  test('golden stream: the same seed gives the same numbers on every machine', () => {
    const rng = createRng('00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff')
    expect(Array.from({ length: 6 }, () => Math.floor(rng.next() * 2 ** 32).toString(16))).toMatchInlineSnapshot(`
      [
        "94c8d864",
        "5058074a",
        "9db9f51d",
        "e3262e53",
        "cef24d6d",
        "69765701",
      ]
    `)
  })

  test('whole numbers include both ends, a pick is of the list, and chance follows the percent', () => {
    const rng = createRng('0badcafe')
    const dice = Array.from({ length: 600 }, () => rng.int(1, 6))
    expect([...new Set(dice)].sort()).toEqual([1, 2, 3, 4, 5, 6])
    expect(new Set(Array.from({ length: 60 }, () => rng.pick(['a', 'b'])))).toEqual(new Set(['a', 'b']))
    const hits = Array.from({ length: 10_000 }, () => rng.chance(12.5)).filter(Boolean).length
    expect(Math.abs(hits - 1250)).toBeLessThan(120)
    expect(Array.from({ length: 1000 }, () => rng.chance(0)).some(Boolean)).toBe(false)
    expect(Array.from({ length: 1000 }, () => rng.chance(100)).every(Boolean)).toBe(true)
  })

  test('a seed that is not whole 32-bit words of hex is rejected, and so is a pick from an empty list', () => {
    for (const seed of ['', 'abc', '123456789', 'ghijklmn', '0x123456'])
      expect(() => createRng(seed)).toThrow(RangeError)
    expect(() => createRng('00000000').pick([])).toThrow(RangeError)
  })
})
