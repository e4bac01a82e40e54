import { install } from '@sinonjs/fake-timers'
import { seedRandom } from '#workbench/kit/seed-random.ts'

export interface PageClock {
  readonly passedMs: () => number
  /** Runs due timers and animation frames. Rounds the sum of all `ms`, so that the clock always shows whole ms. */
  readonly tick: (ms: number) => void
  /** Restores the real timers. Pending fake timers never fire. */
  readonly release: () => void
}

/**
 * Fakes the page's timers and seeds `Math.random`. Code that stored a timer function before keeps the real one: React,
 * `realTimeout`.
 */
export const holdPageClock = (nowMs: number): PageClock => {
  seedRandom()
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
      // A fraction of a ms would shift `performance.now()` for all timers of this tick, and the result would depend on
      // the size of the steps.
      clock.tick(Math.max(0, Math.round(askedMs) - passedMs()))
    },
    release: () => clock.uninstall(),
  }
}

/** Sets the date, which keeps running, and seeds `Math.random`. */
export const startPageDate = (nowMs: number): void => {
  seedRandom()
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
