/** The stage's clock as the scenes offer it while a page holds it; time passes in steps of a 60th of a second. */
interface StageClock {
  settle(): Promise<void>
  advance(ms: number): void
}

let shownAs: 'live' | 'held' | null = null

/**
 * Says how this page shows the stage; to be called before it does. The stage takes its clock when it is made, and it is
 * made once: a page that wants it the other way is loaded anew, and the answer is then false.
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

/** Makes `Math.random` give the same row of numbers from here on: sparks and shakes draw from it (mulberry32). */
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
  /** Waits until all that was asked for is loaded and drawn; no stage time passes. */
  settle(): Promise<void>
  /** Makes chance begin anew: before the first time that passes after something was loaded. */
  seed(): void
  advance(ms: number): void
}

/** Waits for the held stage to be made. */
export const heldClock = async (): Promise<HeldClock> => {
  const clock = await clockOfStage()
  return {
    settle: async () => {
      // A scene takes new input up in tasks of its own, before and after its files have come.
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
