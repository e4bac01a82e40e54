import { describe, expect, test } from 'vitest'
import { exactWinChancePercent, winChancePercent } from '#rules/kombat/win-chance.ts'

describe('the win chance before a fight (extra 10)', () => {
  test('is even at equal powers, and both chances add up to 100', () => {
    expect(winChancePercent(1234, 1234)).toBe(50)
    for (const other of [700, 950, 1000, 1080, 1400])
      expect(exactWinChancePercent(1000, other) + exactWinChancePercent(other, 1000)).toBeCloseTo(100, 9)
  })

  test('golden table: the powers of other fighters against 1,000', () => {
    const powers = [500, 800, 850, 900, 950, 1000, 1050, 1100, 1200, 1250, 2000]
    expect(powers.map((power) => `${power}: ${winChancePercent(1000, power)}`)).toMatchInlineSnapshot(`
      [
        "500: 99",
        "800: 94",
        "850: 89",
        "900: 79",
        "950: 66",
        "1000: 50",
        "1050: 35",
        "1100: 23",
        "1200: 9",
        "1250: 6",
        "2000: 1",
      ]
    `)
  })

  test('is never certain, not even against bosses', () => {
    expect(winChancePercent(1, 1_000_000)).toBe(1)
    expect(winChancePercent(1_000_000, 1)).toBe(99)
  })

  test('an invalid power is rejected', () => {
    for (const power of [0, -5, Number.NaN]) {
      expect(() => winChancePercent(power, 100)).toThrow(RangeError)
      expect(() => winChancePercent(100, power)).toThrow(RangeError)
    }
  })
})
