/** The stage's clock while a page holds it; it advances in steps of 1/60 s. */
interface StageClock {
  settle(): Promise<void>
  advance(ms: number): void
}

let shownAs: 'live' | 'held' | null = null

/**
 * Sets whether this page holds the stage's clock; call it before the stage is shown. The stage reads its clock when created,
 * once: a page that needs the other clock is reloaded, and this returns false.
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

/** Seeds `Math.random` from here on: sparks and shakes draw from it (mulberry32). */
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

/** The clock of a held stage, on which the same calls always lead to the same picture. */
export interface HeldClock {
  /** Waits until all requested files are loaded and drawn; no stage time passes. */
  settle(): Promise<void>
  /** Reseeds the random numbers; call it after loading, before stage time passes. */
  seed(): void
  advance(ms: number): void
}

export const heldClock = async (): Promise<HeldClock> => {
  const clock = await clockOfStage()
  return {
    settle: async () => {
      // A scene handles new input in its own tasks, before and after its files load.
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
