import { describe, expect, test } from 'vitest'
import { nextOpening, type OpeningFacts } from '#client/topics/home/screens/opening/next-opening.ts'

const returned: OpeningFacts = {
  isSeasonDue: false,
  isStoryDue: true,
  wasTold: false,
  isDailyTaken: false,
  wasDailyShown: false,
  isOfferDue: true,
  isPromoDue: true,
}
const told: OpeningFacts = { ...returned, isStoryDue: false, wasTold: true }

describe('what home opens by itself (rows 37, 42; R42)', () => {
  test('tells of the time away first, then shows the day’s reward, then the boosts', () => {
    expect(nextOpening(returned)).toBe('away')
    expect(nextOpening(told)).toBe('daily')
    expect(nextOpening({ ...told, wasDailyShown: true })).toBe('boosts')
    expect(nextOpening({ ...told, wasDailyShown: true, isOfferDue: false })).toBeNull()
  })
  test('a new season comes before all of them, and nothing before that is known (row 192)', () => {
    expect(nextOpening({ ...returned, isSeasonDue: true })).toBe('season')
    expect(nextOpening({ ...told, isSeasonDue: true })).toBe('season')
    expect(nextOpening({ ...returned, isSeasonDue: undefined })).toBeNull()
    expect(nextOpening({ ...told, isSeasonDue: undefined, wasDailyShown: true })).toBeNull()
  })
  test('leaves out what has nothing', () => {
    expect(nextOpening({ ...told, isDailyTaken: true })).toBe('boosts')
    expect(nextOpening({ ...told, isDailyTaken: true, isOfferDue: false, isPromoDue: false })).toBeNull()
    expect(nextOpening({ ...returned, isStoryDue: false, isDailyTaken: true })).toBe('boosts')
  })
  test('opens the shop’s promo last of all, once the day’s reward is taken (rows 36, 173)', () => {
    const stayed = { ...returned, isStoryDue: false }
    expect(nextOpening({ ...stayed, isDailyTaken: true })).toBe('boosts')
    expect(nextOpening({ ...stayed, isDailyTaken: true, isOfferDue: false })).toBe('promo')
    expect(nextOpening({ ...stayed, isDailyTaken: true, isOfferDue: false, isPromoDue: false })).toBeNull()
    for (const isDailyTaken of [false, undefined])
      expect(nextOpening({ ...stayed, isOfferDue: false, isDailyTaken })).toBeNull()
  })
  test('never advertises before the day’s first reward was seen, nor while it is not known', () => {
    const stayed = { ...returned, isStoryDue: false }
    expect(nextOpening(stayed)).toBeNull()
    expect(nextOpening({ ...stayed, isDailyTaken: undefined })).toBeNull()
    expect(nextOpening({ ...stayed, wasDailyShown: true })).toBe('boosts')
  })
})
