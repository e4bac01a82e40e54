import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as format from '#client/ui/format/format.ts'
import { formatAbsence } from '#client/ui/format/format-absence.ts'
import { formatDay } from '#client/ui/format/format-day.ts'

describe('money on the screen (row 20, T5)', () => {
  it.each([
    [0, '0.00'],
    [12_345_678_900, '12.34'],
    [1_150_000_000, '1.15'],
    [999_999_999, '0.99'],
    [1_234_567_890_000_000, '1,234,567.89'],
    [9_007_199_000_000_000, '9,007,199.00'],
    [-5_000_000, '0.00'],
    [-1_239_000_000, '-1.23'],
  ])('shows a balance of %i nano with two decimals, cut: %s', (nano, text) => {
    expect(format.formatBalance(nano)).toBe(text)
  })

  it.each([
    [8_000_000_000, '8.0'],
    [13_200_000_000, '13.2'],
    [1_196_500_000_000, '1,196.5'],
    [59_290_000_000, '59.2'],
  ])('shows a cost of %i nano with one decimal: %s', (nano, text) => {
    expect(format.formatCost(nano)).toBe(text)
  })

  it('never shows a coin that is not there, and never hides a hundredth that is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_007_199_000_000_000 }), (nano) => {
        const shownHundredths = Math.round(Number(format.formatBalance(nano).replaceAll(',', '')) * 100)
        expect(shownHundredths).toBe(Number(BigInt(nano) / 10_000_000n))
      }),
      { seed: 20_261_126 },
    )
  })

  it('divides by a thousand million in one place', () => {
    expect(format.tokOf(2_500_000_000)).toBe(2.5)
    expect(format.formatTok(669_810_000, 5)).toBe('0.66981')
  })
})

describe('numbers in short (row 20)', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [999.999, '999.99'],
    [1000, '1K'],
    [1234, '1.23K'],
    [12_399, '12.39K'],
    [999_999, '999.99K'],
    [5_600_000, '5.6M'],
    [2_000_000_000, '2B'],
    [1_999_999_999_999, '1,999.99B'],
    [-1500, '-1.5K'],
  ])('%d becomes %s', (value, text) => {
    expect(format.formatCompact(value)).toBe(text)
  })

  it('shortens TOK after dividing', () => {
    expect(format.formatCompactTok(1_234_000_000_000)).toBe('1.23K')
  })
})

describe('other formats (row 20)', () => {
  it('shows percent with at most one decimal', () => {
    expect([12.5, 95.44, 200, 0].map(format.formatPercent)).toEqual(['12.5%', '95.4%', '200%', '0%'])
  })

  it('shows whole numbers with their thousands set apart', () => {
    expect(format.formatInteger(17_958)).toBe('17,958')
  })

  it('shows a wallet by its first and last four', () => {
    expect(format.formatWallet('UQBvX0123456789abcdWq7K')).toBe('UQBv…Wq7K')
    expect(format.formatWallet('short')).toBe('short')
  })

  it.each([
    [9_000, '9s'],
    [8_001, '9s'],
    [309_000, '5m 09s'],
    [11_100_000, '3h 05m'],
    [-5, '0s'],
  ])('shows a duration of %i ms as %s', (ms, text) => {
    expect(format.formatDuration(ms)).toBe(text)
  })

  it.each([
    [249_000, '04:09'],
    [10_747_000, '2:59:07'],
    [0, '00:00'],
    [172_799_000, '47:59:59'],
    [172_800_000, '2d\u00a000:00:00'],
    [504_869_000, '5d\u00a020:14:29'],
  ])('shows a clock of %i ms as %s', (ms, text) => {
    expect(format.formatClock(ms)).toBe(text)
  })
})

describe("dates in the style 'Mar 3rd at 14:05' (A9, row 20)", () => {
  beforeEach(() => vi.stubEnv('TZ', 'UTC'))
  afterEach(() => vi.unstubAllEnvs())

  it.each([
    [[2026, 2, 3, 14, 5], 'Mar 3rd at 14:05'],
    [[2026, 0, 1, 0, 0], 'Jan 1st at 00:00'],
    [[2026, 4, 2, 9, 30], 'May 2nd at 09:30'],
    [[2026, 10, 11, 23, 59], 'Nov 11th at 23:59'],
    [[2026, 11, 22, 12, 0], 'Dec 22nd at 12:00'],
    [[2026, 6, 13, 1, 1], 'Jul 13th at 01:01'],
  ] as const)('shows %j as %s', ([year, month, day, hour, minute], text) => {
    expect(format.formatDate(new Date(year, month, day, hour, minute).getTime())).toBe(text)
  })

  it('names a day in the same style, and its year only when that is another one', () => {
    const at = (year: number) => new Date(year, 10, 20, 12).getTime()
    expect(formatDay(at(2026), at(2026))).toBe('Friday, Nov 20th')
    expect(formatDay(at(2025), at(2026))).toBe('Thursday, Nov 20th, 2025')
  })
})

describe('how long a player was away', () => {
  it.each([
    [3 * 3_600_000 + 5 * 60_000, '3h 05m'],
    [48 * 3_600_000 - 1000, '47h 59m'],
    [48 * 3_600_000, '2 days'],
    [20 * 24 * 3_600_000 + 5 * 3_600_000, '20 days'],
  ])('tells %i ms as %s', (durationMs, text) => {
    expect(formatAbsence(durationMs)).toBe(text)
  })
})
