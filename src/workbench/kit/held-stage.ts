/** Advances in steps of 1/60 s. */
interface StageClock {
  settle(): Promise<void>
  advance(ms: number): void
}

let shownAs: 'live' | 'held' | null = null

/** Call before the stage is shown, which reads its clock once. False when the page reloads for the other clock. */
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

/** Sparks and shakes draw from `Math.random` (mulberry32). */
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
  /** All requested files are loaded and drawn; no stage time passes. */
  settle(): Promise<void>
  /** Call it after loading, before stage time passes. */
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
