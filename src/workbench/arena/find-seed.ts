import { type KeyframeName, MOMENTS } from './entry-text.ts'
import { type FightSetup, makeFight } from './made-fight.ts'

const TRIES = 2000

/** Tries the `TRIES` seeds after the seed of `setup`. Null if none of their fights contains the keyframe. */
export const findSeed = (setup: FightSetup, keyframe: KeyframeName): string | null => {
  const start = Number.parseInt(setup.seed, 16)
  const first = Number.isSafeInteger(start) ? start + 1 : 1
  for (let number = first; number < first + TRIES; number++) {
    const seed = number.toString(16)
    if (makeFight({ ...setup, seed }).scenario.some(MOMENTS[keyframe])) return seed
  }
  return null
}
