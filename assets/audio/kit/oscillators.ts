import type { Envelope } from './envelope.ts'
import { type Curve, generate, SAMPLE_RATE, type Signal, valueAt } from './signal.ts'

/** Value at a phase in turns (0–1); `step` is the change of phase per sample. */
export type Wave = (phase: number, step: number) => number

/** PolyBLEP: smooths a jump of the wave, against aliasing. */
const corner = (phase: number, step: number): number => {
  if (phase < step) {
    const x = phase / step
    return x + x - x * x - 1
  }
  if (phase > 1 - step) {
    const x = (phase - 1) / step
    return x * x + x + x + 1
  }
  return 0
}

const turn = (phase: number): number => phase - Math.floor(phase)

export const sine: Wave = (phase) => Math.sin(2 * Math.PI * phase)
export const triangle: Wave = (phase) => 1 - 4 * Math.abs(turn(phase + 0.25) - 0.5)
export const saw: Wave = (phase, step) => 2 * turn(phase) - 1 - corner(turn(phase), step)

export const pulse =
  (width = 0.5): Wave =>
  (phase, step) =>
    (turn(phase) < width ? 1 : -1) + corner(turn(phase), step) - corner(turn(phase + 1 - width), step)

export const tone = (seconds: number, frequency: Curve, wave: Wave, loudness: Envelope, startPhase = 0): Signal => {
  let phase = startPhase
  return generate(seconds, (t) => {
    const step = valueAt(frequency, t) / SAMPLE_RATE
    phase += step
    return wave(phase, step) * loudness(t)
  })
}

/** Falls from `from` towards `to`. After `seconds` about a third of the distance is left. */
export const falling =
  (from: number, to: number, seconds: number): Curve =>
  (t) =>
    to + (from - to) * Math.exp(-t / seconds)

export const singing =
  (frequency: number, depth = 0.006, rate = 5.6): Curve =>
  (t) =>
    frequency * (1 + depth * Math.sin(2 * Math.PI * rate * t) * Math.min(1, t * 3))
