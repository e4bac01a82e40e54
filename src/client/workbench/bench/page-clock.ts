import { install } from '@sinonjs/fake-timers'

const CHANCE_SEED = 0x12345678

/** Makes `Math.random` give the same row of numbers in every run (mulberry32). */
const seedChance = (): void => {
  let state = CHANCE_SEED
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The page's time, which passes only by `tick`. */
export interface PageClock {
  /** Milliseconds since the clock was taken. */
  readonly passedMs: () => number
  /** Lets timers and frames that fall due run. Frames fall at whole milliseconds, whatever the steps add up to. */
  readonly tick: (ms: number) => void
  /** Gives the page its own time back; what was due on the held one never comes. */
  readonly release: () => void
}

/** Holds the page's time and chance. Code that was loaded before keeps its own timers: React's scheduler, and ours. */
export const holdPageClock = (nowMs: number): PageClock => {
  seedChance()
  const clock = install({
    now: nowMs,
    toFake: [
      'Date',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
    ],
    loopLimit: 100_000,
  })
  let askedMs = 0
  const passedMs = (): number => clock.now - nowMs
  return {
    passedMs,
    tick: (ms) => {
      askedMs += ms
      // The clock would add its fraction to the time of every timer in the step, so that times hung on how steps are cut.
      clock.tick(Math.max(0, Math.round(askedMs) - passedMs()))
    },
    release: () => clock.uninstall(),
  }
}

/** Sets the page's date and lets it run on from there; chance is the same in every run. */
export const startPageDate = (nowMs: number): void => {
  seedChance()
  const aheadMs = nowMs - Date.now()
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...given: [] | [number | string | Date]) {
      if (given.length === 0) super(RealDate.now() + aheadMs)
      else super(...(given as [number]))
    }
    static override now(): number {
      return RealDate.now() + aheadMs
    }
  } as DateConstructor
}
