import type { Clock } from '../../../src/server/clock.ts'

/** A frozen clock that a test advances. */
export interface SettableClock extends Clock {
  set(nowMs: number): void
  advance(byMs: number): void
}

/** A clock frozen at `startMs`. */
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
