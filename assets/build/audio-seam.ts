import { SAMPLE_RATE, type Signal } from '../audio/kit/signal.ts'

/** Where a sound lies in its file, ms. */
export type SoundRegion = readonly [startMs: number, durationMs: number]

/** How much of a loop's end is repeated before its beginning, and of its beginning behind its end. */
const PADDING_MS = 300
/**
 * The jump from end to beginning lies this far behind the first beat of the round: where the beat's drum covers what
 * difference the encoding makes between the two.
 */
const BEHIND_BEAT_MS = 40
const PADDING = Math.round((PADDING_MS / 1000) * SAMPLE_RATE)

/**
 * An MP3 begins and ends with a gap that no two decoders treat alike. So a loop is stored with its own end before it and its
 * own beginning behind it, and exactly its length is played from where it is well within both: the sound is periodic
 * there, and a shift by the decoder is a shift of the whole round, with no seam to hear.
 */
export const padded = (loop: Signal): Signal => {
  const result = new Float32Array(loop.length + 2 * PADDING)
  result.set(loop.subarray(loop.length - PADDING), 0)
  result.set(loop, PADDING)
  result.set(loop.subarray(0, PADDING), PADDING + loop.length)
  return result
}

/** Looped region of a padded loop's file. */
export const loopRegion = (loop: Signal): SoundRegion => [
  PADDING_MS + BEHIND_BEAT_MS,
  (loop.length / SAMPLE_RATE) * 1000,
]
