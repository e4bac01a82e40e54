import { mixInto, SAMPLE_RATE, type Signal, silence } from '#assets/audio/kit/signal.ts'
import { loopRegion, padded, type SoundRegion } from './audio-seam.ts'

export interface Sprite<Name extends string> {
  readonly signal: Signal
  readonly regions: Readonly<Record<Name, SoundRegion>>
}

/** Decoders shift a file by up to 50 ms, and effects must not overlap. */
const GAP_SECONDS = 0.14
/** Encoder delay that our files do not declare, so no decoder removes it. */
const ENCODER_GAP_MS = 15
/** Regions are longer than their effect, so that a shifted end is heard. */
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
    // Whole milliseconds: a fraction would start the region beside its effect.
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
