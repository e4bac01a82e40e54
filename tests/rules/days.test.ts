import { describe, expect, test } from 'vitest'
import { countOfDay, isOfToday, laterDay, weekKeyOf, weekTimes } from '#rules/days.ts'

describe('what is kept with a UTC day (R11, R13, R20, R24, R25)', () => {
  test('counts on its day, and no more on a later one', () => {
    expect(countOfDay({ day: '2026-11-23', count: 4 }, '2026-11-23')).toBe(4)
    expect(countOfDay({ day: '2026-11-23', count: 4 }, '2026-11-24')).toBe(0)
    expect(countOfDay({ day: null, count: 4 }, '2026-11-24')).toBe(0)
    expect(isOfToday('2026-11-30', '2026-12-01')).toBe(false)
    expect(isOfToday(null, '2026-12-01')).toBe(false)
  })

  test('stays on the later day where the clock is behind it', () => {
    expect(countOfDay({ day: '2026-11-24', count: 4 }, '2026-11-23')).toBe(4)
    expect(isOfToday('2027-01-01', '2026-12-31')).toBe(true)
    expect(laterDay('2026-11-24', '2026-11-23')).toBe('2026-11-24')
    expect(laterDay('2026-11-30', '2026-12-01')).toBe('2026-12-01')
    expect(laterDay(null, '2026-12-01')).toBe('2026-12-01')
  })
})

test('a week runs from Monday 00:00 UTC to the next one (R37)', () => {
  expect(weekKeyOf(Date.UTC(2026, 10, 23))).toBe('2026-11-23')
  expect(weekKeyOf(Date.UTC(2026, 10, 30) - 1)).toBe('2026-11-23')
  expect(weekKeyOf(Date.UTC(2026, 10, 30))).toBe('2026-11-30')
  expect(weekTimes('2026-11-23')).toEqual({ fromMs: Date.UTC(2026, 10, 23), endsMs: Date.UTC(2026, 10, 30) })
})
