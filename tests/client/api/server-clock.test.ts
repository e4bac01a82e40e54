import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { betterSample, earliestNowMs, nowMs, resetServerClock, syncServerClock } from '#client/api/server-clock.ts'

describe('the client clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 })
    resetServerClock()
  })
  afterEach(() => vi.useRealTimers())

  it('is the device clock until a server has answered', () => {
    expect(nowMs()).toBe(1_000_000)
  })

  it('follows the server, taken to have answered half-way', () => {
    syncServerClock('5000100', 999_800, 1_000_000)
    expect(nowMs()).toBe(5_000_200)
    vi.advanceTimersByTime(1500)
    expect(nowMs()).toBe(5_001_700)
  })

  it('knows the earliest time that the server can have, however long an answer was on its way', () => {
    expect(earliestNowMs()).toBe(1_000_000)
    // Both seconds may have passed on the way to the server; taking half of them would put the clock a second late.
    syncServerClock('5000000', 998_000, 1_000_000)
    expect(earliestNowMs()).toBe(5_000_000)
    expect(nowMs()).toBe(5_001_000)
  })

  it('is not moved by an answer without a time', () => {
    syncServerClock(null, 0, 0)
    syncServerClock('soon', 0, 0)
    expect(nowMs()).toBe(1_000_000)
  })

  const quick = { offsetMs: 100, roundTripMs: 40, takenAtMs: 0 }

  it('prefers the quicker answer, because its time is known better', () => {
    const slow = { offsetMs: 300, roundTripMs: 900, takenAtMs: 10 }
    expect(betterSample(quick, slow)).toBe(quick)
    expect(betterSample(slow, { ...quick, takenAtMs: 20 })).toEqual({ ...quick, takenAtMs: 20 })
  })

  it('takes a slower answer when the held one is a minute old or the clock has jumped', () => {
    const later = { offsetMs: 120, roundTripMs: 200, takenAtMs: 61_000 }
    const jumped = { offsetMs: 90_000, roundTripMs: 200, takenAtMs: 10 }
    expect(betterSample(quick, later)).toBe(later)
    expect(betterSample(quick, jumped)).toBe(jumped)
  })
})
