import { seedRandom } from './seed-random.ts'

/** A scene's step at 60 frames a second. */
export const ONE_FRAME_MS = 1000 / 60

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

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

const clockOfStage = async (): Promise<StageClock> => {
  for (;;) {
    const clock = Reflect.get(window, '__clock') as StageClock | undefined
    if (clock) return clock
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/**
 * Reloads the page, because a held stage cannot go back. Waits until the change is in the address. @returns cancels the
 * reload
 */
export const reloadForChange = (): (() => void) => {
  const timer = setTimeout(() => location.reload(), 400)
  return () => clearTimeout(timer)
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
    seed: seedRandom,
    advance: (ms) => clock.advance(ms),
  }
}
