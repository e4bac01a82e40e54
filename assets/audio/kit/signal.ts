/** Enough for drums and bells, with a quarter fewer samples than a CD. */
export const SAMPLE_RATE = 32_000

/** One channel; samples from -1 to 1. */
export type Signal = Float32Array<ArrayBuffer>

/** A constant, or a function of time in seconds. */
export type Curve = number | ((seconds: number) => number)

export const valueAt = (curve: Curve, seconds: number): number => (typeof curve === 'number' ? curve : curve(seconds))

export const hertz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12)

export const silence = (seconds: number): Signal => new Float32Array(Math.ceil(seconds * SAMPLE_RATE))

export const generate = (seconds: number, sample: (seconds: number) => number): Signal => {
  const signal = silence(seconds)
  for (let index = 0; index < signal.length; index += 1) signal[index] = sample(index / SAMPLE_RATE)
  return signal
}

export const shaped = (signal: Signal, change: (sample: number) => number): Signal => signal.map(change)

/** Adds in place. Samples beyond the target's end are dropped. */
export const mixInto = (target: Signal, source: Signal, atSeconds = 0, gain = 1): void => {
  const offset = Math.round(atSeconds * SAMPLE_RATE)
  const end = Math.min(source.length, target.length - offset)
  for (let index = Math.max(0, -offset); index < end; index += 1) {
    target[index + offset] = (target[index + offset] ?? 0) + (source[index] ?? 0) * gain
  }
}

export type Layer = readonly [signal: Signal, atSeconds?: number, gain?: number]

export const layers = (seconds: number, ...voices: readonly Layer[]): Signal => {
  const target = silence(seconds)
  for (const [signal, at, gain] of voices) mixInto(target, signal, at, gain)
  return target
}
