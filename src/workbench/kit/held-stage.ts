interface StageClock {
  settle(): Promise<void>
  advance(ms: number): void
}

let shownAs: 'live' | 'held' | null = null

/**
 * Call it before the stage is created, which reads its kind of clock once. Returns false if the page is being reloaded
 * for the other kind.
 */
export const enterStage = (isHeld: boolean): boolean => {
  const wanted = isHeld ? 'held' : 'live'
  if (shownAs !== null && shownAs !== wanted) {
    location.reload()
    return false
  }
  shownAs = wanted
  if (isHeld) Reflect.set(window, '__E2E__', true)
  return true
}

const CHANCE_SEED = 0x12345678

/** Replaces `Math.random`, which particles use, by a seeded generator (mulberry32). */
const seedChance = (): void => {
  let state = CHANCE_SEED
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

const clockOfStage = async (): Promise<StageClock> => {
  for (;;) {
    const clock = Reflect.get(window, '__clock') as StageClock | undefined
    if (clock) return clock
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

export interface HeldClock {
  /** Waits until all requested files are loaded and drawn. No stage time passes. */
  settle(): Promise<void>
  /** Seeds `Math.random`. Call it after loading and before stage time passes. */
  seed(): void
  advance(ms: number): void
}

export const heldClock = async (): Promise<HeldClock> => {
  const clock = await clockOfStage()
  return {
    settle: async () => {
      // A scene handles new input in tasks of its own, before and after its files load.
      await nextTask()
      await clock.settle()
      await nextTask()
      await clock.settle()
      await nextTask()
    },
    seed: seedChance,
    advance: (ms) => clock.advance(ms),
  }
}
