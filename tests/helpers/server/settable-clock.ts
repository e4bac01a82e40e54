import type { Clock } from '#server/clock/clock.ts'

export interface SettableClock extends Clock {
  set(nowMs: number): void
  advance(byMs: number): void
}

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
