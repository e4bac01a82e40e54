import { describe, expect, test } from 'vitest'
import { CHECK_IN_REWARDS, type CheckIn, checkInView, claimCheckIn, NO_CHECK_IN } from '#rules/check-in/check-in.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { nanoToTok } from '#tests/helpers/nano-to-tok.ts'

/** Monday 2026-11-02, 09:00 UTC. */
const MONDAY = Date.UTC(2026, 10, 2, 9)
const day = (index: number, hours = 0): number => MONDAY + index * MS_PER_DAY + hours * MS_PER_HOUR

const claimOn = (days: readonly number[]): { state: CheckIn; tok: (number | null)[] } => {
  let state = NO_CHECK_IN
  const tok = days.map((index) => {
    const claim = claimCheckIn(state, day(index))
    if (claim) state = claim.next
    return claim ? nanoToTok(claim.reward.tokNano) : null
  })
  return { state, tok }
}

describe('the daily check-in (R40)', () => {
  test('gives 1, 1.5, 2, 2.5, 3, 3.5, 5 TOK and a wood box on the seventh day, then repeats', () => {
    expect(claimOn([0, 1, 2, 3, 4, 5, 6, 7, 8]).tok).toEqual([1, 1.5, 2, 2.5, 3, 3.5, 5, 1, 1.5])
    expect(CHECK_IN_REWARDS.map((reward) => reward.box)).toEqual([null, null, null, null, null, null, 'wood'])
    expect(claimOn([0, 1, 2, 3, 4, 5, 6, 7, 8]).state.streak).toBe(9)
  })

  test('is once a UTC day: 23:59 and 00:01 are two', () => {
    const late = claimCheckIn(NO_CHECK_IN, Date.UTC(2026, 10, 2, 23, 59))
    expect(claimCheckIn(late?.next ?? NO_CHECK_IN, Date.UTC(2026, 10, 2, 23, 59, 59))).toBeNull()
    expect(claimCheckIn(late?.next ?? NO_CHECK_IN, Date.UTC(2026, 10, 3, 0, 1))?.next.streak).toBe(2)
  })

  test('forgives one missed day a week, and the streak goes on', () => {
    expect(claimOn([0, 1, 3]).tok).toEqual([1, 1.5, 2])
    expect(claimOn([0, 2, 4]).tok).toEqual([1, 1.5, 1])
    expect(claimOn([0, 2, 3, 4, 5, 6, 7, 9]).tok).toEqual([1, 1.5, 2, 2.5, 3, 3.5, 5, 1])
    expect(claimOn([0, 2, 3, 4, 5, 6, 7, 9]).state.streak).toBe(8)
  })

  test('starts again after two missed days, even if each is in a different week', () => {
    expect(claimOn([0, 1, 4]).tok).toEqual([1, 1.5, 1])
    expect(claimOn([4, 5, 8]).tok).toEqual([1, 1.5, 1])
    expect(claimOn([0, 40]).tok).toEqual([1, 1])
  })

  test('a missed Sunday uses the freeze of its own week, not of the next', () => {
    const { state } = claimOn([4, 5, 7])
    expect(state.streak).toBe(3)
    expect(checkInView(state, day(7)).isFreezeAvailable).toBe(true)
    expect(claimOn([4, 5, 7, 9]).state.streak).toBe(4)
  })

  test('shows the day to claim, the streak and the freeze', () => {
    expect(checkInView(NO_CHECK_IN, MONDAY)).toEqual({
      day: 1,
      streak: 0,
      isClaimedToday: false,
      isFreezeAvailable: true,
    })
    const { state } = claimOn([0, 1])
    expect(checkInView(state, day(1))).toEqual({ day: 2, streak: 2, isClaimedToday: true, isFreezeAvailable: true })
    expect(checkInView(state, day(2))).toEqual({ day: 3, streak: 2, isClaimedToday: false, isFreezeAvailable: true })
    expect(checkInView(state, day(3))).toEqual({ day: 3, streak: 2, isClaimedToday: false, isFreezeAvailable: false })
    expect(checkInView(state, day(4))).toEqual({ day: 1, streak: 0, isClaimedToday: false, isFreezeAvailable: true })
  })

  test('a clock set back a day pays nothing twice', () => {
    const { state } = claimOn([3])
    expect(claimCheckIn(state, day(2))).toBeNull()
    expect(checkInView(state, day(2)).isClaimedToday).toBe(true)
  })

  test('the displayed reward is what a claim pays, on any day of any history', () => {
    for (let pattern = 0; pattern < 4096; pattern++) {
      const days = Array.from({ length: 12 }, (_, index) => index).filter((index) => (pattern >> index) & 1)
      const { state } = claimOn(days)
      for (const now of [12, 13, 14].map((index) => day(index))) {
        const view = checkInView(state, now)
        const claim = claimCheckIn(state, now)
        expect([claim?.reward.day, claim?.next.streak]).toEqual([view.day, view.streak + 1])
      }
    }
  })
})
