import { filtered } from './filter.ts'
import { SAMPLE_RATE, type Signal } from './signal.ts'

/** -3.9 dBFS. At 48 kbit/s a decoder overshoots by almost 3 dB, and the result must stay below -1 dBFS. */
export const CEILING = 0.64
const KNEE = 0.42
const FADE_SECONDS = 0.012
const QUIET = 0.003

export const peakOf = (signal: Signal): number => signal.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)

export const rmsOf = (signal: Signal): number =>
  Math.sqrt(signal.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, signal.length))

/** RMS of the loudest window. It lets a short blow be compared with a long jingle, as the ear does. */
export const loudestRms = (signal: Signal, windowSeconds = 0.1): number => {
  const size = Math.min(signal.length, Math.round(windowSeconds * SAMPLE_RATE))
  const hop = Math.max(1, Math.floor(size / 4))
  let loudest = 0
  for (let start = 0; start + size <= signal.length; start += hop) {
    loudest = Math.max(loudest, rmsOf(signal.subarray(start, start + size)))
  }
  return loudest
}

/** Soft clipping. Samples below the knee stay unchanged. */
export const underCeiling = (sample: number): number => {
  const size = Math.abs(sample)
  if (size <= KNEE) return sample
  const room = CEILING - KNEE
  return Math.sign(sample) * (KNEE + room * Math.tanh((size - KNEE) / room))
}

export const driven =
  (drive: number) =>
  (sample: number): number =>
    Math.tanh(sample * drive) / Math.tanh(drive)

export const trimmed = (signal: Signal): Signal => {
  const quiet = peakOf(signal) * QUIET
  let end = signal.length
  while (end > 1 && Math.abs(signal[end - 1] ?? 0) < quiet) end -= 1
  const kept = signal.slice(0, end)
  const fade = Math.min(kept.length, Math.round(FADE_SECONDS * SAMPLE_RATE))
  for (let index = 0; index < fade; index += 1) {
    const at = kept.length - 1 - index
    kept[at] = (kept[at] ?? 0) * (index / fade)
  }
  return kept
}

/**
 * High-pass filter like a phone's speaker. Levels are measured after it, so that effects with deep drums are not made
 * too quiet.
 */
export const asHeard = (signal: Signal): Signal => filtered(signal, 'high', 260)

export const levelled = (signal: Signal, rms: number): Signal => {
  const gain = rms / (loudestRms(asHeard(signal)) || 1)
  return signal.map((sample) => underCeiling(sample * gain))
}
