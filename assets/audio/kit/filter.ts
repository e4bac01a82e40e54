import { type Curve, SAMPLE_RATE, type Signal, valueAt } from './signal.ts'

export type FilterMode = 'low' | 'band' | 'high'

/** A moving cutoff is updated once in this many samples: finer steps are inaudible. */
const SAMPLES_PER_LOOK = 16
const HIGHEST_HZ = SAMPLE_RATE * 0.46

/** State variable filter (Zavalishin), stable at any frequency. `q` is the resonance. */
export const filtered = (signal: Signal, mode: FilterMode, cutoff: Curve, q = 0.7): Signal => {
  const output = new Float32Array(signal.length)
  const damping = 1 / q
  let g = 0
  let a1 = 0
  let band = 0
  let low = 0
  for (let index = 0; index < signal.length; index += 1) {
    if (index % SAMPLES_PER_LOOK === 0) {
      const hz = Math.min(HIGHEST_HZ, Math.max(20, valueAt(cutoff, index / SAMPLE_RATE)))
      g = Math.tan((Math.PI * hz) / SAMPLE_RATE)
      a1 = 1 / (1 + g * (g + damping))
    }
    const input = signal[index] ?? 0
    const high = input - low
    const v1 = a1 * (band + g * high)
    const v2 = low + g * v1
    band = 2 * v1 - band
    low = 2 * v2 - low
    output[index] = mode === 'low' ? v2 : mode === 'band' ? v1 : input - damping * v1 - v2
  }
  return output
}

/** One-pole low shelf: frequencies far below `hz` get quieter, those far above stay unchanged. */
export const lowShelved = (signal: Signal, hz: number, quieterDb: number): Signal => {
  const taken = 1 - 10 ** (-quieterDb / 20)
  const step = 1 - Math.exp((-2 * Math.PI * hz) / SAMPLE_RATE)
  let low = 0
  return signal.map((sample) => {
    low += step * (sample - low)
    return sample - taken * low
  })
}
