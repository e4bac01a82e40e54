import { generate, type Signal } from './signal.ts'

/** Ratios to the fundamental frequency, each with its loudness. */
export type Partials = readonly (readonly [ratio: number, gain: number])[]

export const CHIME: Partials = [
  [1, 1],
  [2.01, 0.5],
  [3.02, 0.25],
  [4.2, 0.12],
]
export const MALLET: Partials = [
  [1, 1],
  [4, 0.22],
  [9.2, 0.05],
]
export const BELL: Partials = [
  [1, 1],
  [2.76, 0.25],
  [5.4, 0.08],
]
export const IRON: Partials = [
  [1, 0.7],
  [2.76, 0.9],
  [5.4, 0.6],
  [8.93, 0.35],
  [1.51, 0.4],
]
export const COIN: Partials = [
  [1, 1],
  [3, 0.34],
  [5, 0.14],
  [2.76, 0.16],
]

const HIGHEST_HZ = 15_000
/** A sudden end would click. */
const FADE_OUT_SECONDS = 0.06

/** Higher partials fade sooner. `decay` is the time of the lowest partial, in seconds. */
export const bell = (seconds: number, frequency: number, decay: number, partials: Partials = CHIME): Signal => {
  const heard = partials.filter(([ratio]) => frequency * ratio < HIGHEST_HZ)
  return generate(seconds, (t) => {
    let sum = 0
    for (const [ratio, gain] of heard) {
      sum += gain * Math.sin(2 * Math.PI * frequency * ratio * t) * Math.exp((-t / decay) * Math.sqrt(ratio))
    }
    return sum * Math.min(1, t / 0.003, (seconds - t) / FADE_OUT_SECONDS) * 0.5
  })
}
