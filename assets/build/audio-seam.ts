import { SAMPLE_RATE, type Signal } from '#assets/audio/kit/signal.ts'

export type SoundRegion = readonly [startMs: number, durationMs: number]

/** Repeated at both ends of a loop's file. */
const PADDING_MS = 300
/** The loop point lies behind a beat, whose drum masks encoding differences. */
const BEHIND_BEAT_MS = 40
const PADDING = Math.round((PADDING_MS / 1000) * SAMPLE_RATE)

/** Decoders disagree on an MP3's gaps. A loop padded with itself on both sides has no seam under any shift. */
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
