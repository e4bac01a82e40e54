import { mixInto, SAMPLE_RATE, type Signal, silence } from '#assets/audio/kit/signal.ts'
import { loopRegion, padded, type SoundRegion } from './audio-seam.ts'

export interface Sprite<Name extends string> {
  readonly signal: Signal
  readonly regions: Readonly<Record<Name, SoundRegion>>
}

/**
 * Silence between effects. Decoders shift a file by up to 50 ms, and a region must not contain its neighbour's sound.
 */
const GAP_SECONDS = 0.14
/** Silence that the encoder puts in front. The file does not declare it, so no decoder removes it. */
const ENCODER_GAP_MS = 15
/** A region is longer than its effect by this, so that a shifted effect keeps its end. */
const TAIL_MS = 60

export interface LaidEffect<Name extends string> {
  readonly name: Name
  readonly signal: Signal
  readonly isEndless?: boolean
}

export const layInSprite = <Name extends string>(effects: readonly LaidEffect<Name>[]): Sprite<Name> => {
  const regions: Partial<Record<Name, SoundRegion>> = {}
  const placed: { readonly signal: Signal; readonly at: number }[] = []
  let nextAt = GAP_SECONDS
  for (const { name, signal, isEndless = false } of effects) {
    // Whole milliseconds, as regions are: with a fraction the region would not start exactly at the effect.
    const startMs = Math.ceil(nextAt * 1000)
    const laid = isEndless ? padded(signal) : signal
    if (isEndless) {
      const [loopAtMs, loopMs] = loopRegion(signal)
      regions[name] = [startMs + ENCODER_GAP_MS + loopAtMs, loopMs]
    } else {
      regions[name] = [startMs + ENCODER_GAP_MS, Math.ceil((signal.length / SAMPLE_RATE) * 1000) + TAIL_MS]
    }
    placed.push({ signal: laid, at: startMs / 1000 })
    nextAt = startMs / 1000 + laid.length / SAMPLE_RATE + GAP_SECONDS
  }
  const sprite = silence(nextAt)
  for (const { signal, at } of placed) mixInto(sprite, signal, at)
  return { signal: sprite, regions: regions as Record<Name, SoundRegion> }
}
