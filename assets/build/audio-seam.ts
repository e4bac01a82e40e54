import { SAMPLE_RATE, type Signal } from '#assets/audio/kit/signal.ts'

export type SoundRegion = readonly [startMs: number, durationMs: number]

/** Length of the repeated sound at each end of a loop's file. */
const PADDING_MS = 300
/** The loop jumps this long after a beat, because its drum masks differences in encoding. */
const BEHIND_BEAT_MS = 40
const PADDING = Math.round((PADDING_MS / 1000) * SAMPLE_RATE)

/**
 * Decoders disagree about the silence around an MP3. A loop that is padded with itself has no seam, however it is
 * shifted.
 */
export const padded = (loop: Signal): Signal => {
  const result = new Float32Array(loop.length + 2 * PADDING)
  result.set(loop.subarray(loop.length - PADDING), 0)
  result.set(loop, PADDING)
  result.set(loop.subarray(0, PADDING), PADDING + loop.length)
  return result
}

export const loopRegion = (loop: Signal): SoundRegion => [
  PADDING_MS + BEHIND_BEAT_MS,
  (loop.length / SAMPLE_RATE) * 1000,
]
