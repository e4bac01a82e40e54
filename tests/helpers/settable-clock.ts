import type { Clock } from '../../src/server/clock.ts'

/** A clock that stands until a test moves it. */
export interface SettableClock extends Clock {
  set(nowMs: number): void
  advance(byMs: number): void
}

/** A clock that stands at `startMs`. */
export const createSettableClock = (startMs: number): SettableClock => {
  let nowMs = startMs
  return {
    nowMs: () => nowMs,
    set: (instantMs) => {
      nowMs = instantMs
    },
    advance: (byMs) => {
      nowMs += byMs
    },
  }
}
