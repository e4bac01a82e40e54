import { describe, expect, test } from 'vitest'
import { nextStartDialog, type StartDialogFacts } from '#client/topics/home/screens/start-dialogs/next-start-dialog.ts'

const returned: StartDialogFacts = {
  isSeasonDue: false,
  isStoryDue: true,
  wasSeasonShown: false,
  wasReported: false,
  isDailyTaken: false,
  wasDailyShown: false,
  isOfferDue: true,
  isPromoDue: true,
}
const reported: StartDialogFacts = { ...returned, isStoryDue: false, wasReported: true }
const stayed: StartDialogFacts = { ...returned, isStoryDue: false }

describe('what home opens by itself (rows 37, 42; R42)', () => {
  test('tells of the time away first, then shows the day’s reward, then nothing more', () => {
    expect(nextStartDialog(returned)).toBe('away')
    expect(nextStartDialog(reported)).toBe('daily')
    expect(nextStartDialog({ ...reported, wasDailyShown: true })).toBeNull()
  })
  test('offers the boosts on a visit that showed neither a story nor a season', () => {
    const shown = { ...stayed, wasDailyShown: true }
    expect(nextStartDialog(shown)).toBe('boosts')
    expect(nextStartDialog({ ...shown, isOfferDue: false })).toBeNull()
    expect(nextStartDialog({ ...shown, wasSeasonShown: true })).toBeNull()
    expect(nextStartDialog({ ...shown, wasReported: true })).toBeNull()
  })
  test('a new season comes before all of them, and nothing before that is known (row 192)', () => {
    expect(nextStartDialog({ ...returned, isSeasonDue: true })).toBe('season')
    expect(nextStartDialog({ ...reported, isSeasonDue: true })).toBe('season')
    expect(nextStartDialog({ ...returned, isSeasonDue: undefined })).toBeNull()
    expect(nextStartDialog({ ...reported, isSeasonDue: undefined, wasDailyShown: true })).toBeNull()
  })
  test('leaves out what has nothing', () => {
    expect(nextStartDialog({ ...reported, isDailyTaken: true, isOfferDue: false, isPromoDue: false })).toBeNull()
    expect(nextStartDialog({ ...stayed, isDailyTaken: true })).toBe('boosts')
  })
  test('opens the shop’s promo last of all, once the day’s reward is taken (rows 36, 173)', () => {
    expect(nextStartDialog({ ...stayed, isDailyTaken: true })).toBe('boosts')
    expect(nextStartDialog({ ...stayed, isDailyTaken: true, isOfferDue: false })).toBe('promo')
    expect(nextStartDialog({ ...stayed, isDailyTaken: true, isOfferDue: false, isPromoDue: false })).toBeNull()
    for (const isDailyTaken of [false, undefined])
      expect(nextStartDialog({ ...stayed, isOfferDue: false, isDailyTaken })).toBeNull()
  })
  test('never advertises before the day’s first reward was seen, nor while it is not known', () => {
    expect(nextStartDialog(stayed)).toBeNull()
    expect(nextStartDialog({ ...stayed, isDailyTaken: undefined })).toBeNull()
    expect(nextStartDialog({ ...stayed, wasDailyShown: true })).toBe('boosts')
  })
})
