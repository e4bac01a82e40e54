import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayKeyOf, dayStartMs, mondayMs } from '#rules/days.ts'
import { calendarAt } from '#rules/season/seasons.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'

const ms = (iso: string): number => new Date(iso).getTime()
const iso = (moment: number): string => new Date(moment).toISOString()

describe('days and weeks (A9, row 190)', () => {
  test('weeks start on Monday 00:00 UTC', () => {
    expect(iso(mondayMs(ms('2026-11-21T15:00:00Z')))).toBe('2026-11-16T00:00:00.000Z')
    expect(iso(mondayMs(ms('2026-11-16T00:00:00Z')))).toBe('2026-11-16T00:00:00.000Z')
    expect(iso(mondayMs(ms('2026-11-22T23:59:59.999Z')))).toBe('2026-11-16T00:00:00.000Z')
    expect(iso(mondayMs(ms('1970-01-01T00:00:00Z')))).toBe('1969-12-29T00:00:00.000Z')
  })

  test('a day begins at 00:00 UTC and has its calendar date as key', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: ms('9999-12-31T23:59:59Z') }), (moment) => {
        expect(dayKeyOf(moment)).toBe(iso(moment).slice(0, 10))
        expect(iso(dayStartMs(moment))).toBe(`${iso(moment).slice(0, 10)}T00:00:00.000Z`)
      }),
      { numRuns: 2000, seed: 190 },
    )
    expect(
      ['2024-02-29T12:00:00Z', '2000-02-29T00:00:00Z', '2026-12-31T23:59:59Z'].map((text) => dayKeyOf(ms(text))),
    ).toEqual(['2024-02-29', '2000-02-29', '2026-12-31'])
  })
})

describe('the season calendar (R28, row 152)', () => {
  const first = ms('2026-11-09T00:00:00Z')

  test('season 11 begins on the first Monday and lasts four weeks', () => {
    expect(calendarAt(first, first)).toEqual({
      number: 11,
      startMs: first,
      endMs: ms('2026-12-06T00:00:00Z'),
      nextMs: ms('2026-12-07T00:00:00Z'),
      week: 'I',
      isOffSeason: false,
      phaseStartMs: first,
      phaseEndMs: ms('2026-12-06T00:00:00Z'),
    })
  })

  test('weeks are I to IV, and the last Sunday is off-season', () => {
    const at = (day: number, hour = 0) => {
      const moment = calendarAt(first + day * MS_PER_DAY + hour * MS_PER_HOUR, first)
      return `${moment.number} ${moment.week}${moment.isOffSeason ? ' off' : ''}`
    }
    expect([at(6, 23), at(7), at(14), at(21), at(26, 23), at(27), at(27, 23), at(28), at(28 * 3)]).toEqual([
      '11 I',
      '11 II',
      '11 III',
      '11 IV',
      '11 IV',
      '11 IV off',
      '11 IV off',
      '12 I',
      '14 I',
    ])
  })

  test('there is no season before the first', () => {
    expect(() => calendarAt(first - 1, first)).toThrow(RangeError)
  })
})
