import type { Sound } from './create-sound.ts'

/** Each thing counted sounds two semitones higher than the one before, up to an octave and a half. */
const STEP = 2 ** (2 / 12)
const HIGHEST = 2 ** 1.5

/** Plays one sound for each thing that is counted, at its moment in ms, higher and higher. Returns what ends it. */
export const countUp = (sound: Pick<Sound, 'play'>, momentsMs: readonly number[]): (() => void) => {
  const timers = momentsMs.map((ms, index) =>
    setTimeout(() => sound.play('count', { rate: Math.min(HIGHEST, STEP ** index) }), ms),
  )
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}
