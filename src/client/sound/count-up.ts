import type { Sound } from './create-sound.ts'

const STEP = 2 ** (2 / 12)
const HIGHEST = 2 ** 1.5

/** @param momentsMs when to play, from now @returns the function that stops it */
export const countUp = (sound: Pick<Sound, 'play'>, momentsMs: readonly number[]): (() => void) => {
  const timers = momentsMs.map((ms, index) =>
    setTimeout(() => sound.play('count', { rate: Math.min(HIGHEST, STEP ** index) }), ms),
  )
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}
