import { mixInto, SAMPLE_RATE, type Signal, silence } from '../audio/kit/signal.ts'
import { loopRegion, padded, type SoundRegion } from './audio-seam.ts'

export interface Sprite<Name extends string> {
  readonly signal: Signal
  readonly regions: Readonly<Record<Name, SoundRegion>>
}

/** Silence between two effects: decoders shift a file by up to 50 ms, and no effect may be heard in another's region. */
const GAP_SECONDS = 0.14
/** An MP3 begins with the encoder's own gap, which our files do not declare: 18 ms that no decoder can take away. */
const ENCODER_GAP_MS = 15
/** A region is longer than its effect by this, so that a shifted end is still heard. */
const TAIL_MS = 60

/** An effect to be laid. */
export interface LaidEffect<Name extends string> {
  readonly name: Name
  readonly signal: Signal
  /** It is played round and round: its region is a loop. */
  readonly isEndless?: boolean
}

/** Lays effects one behind the other into one signal. */
export const layInSprite = <Name extends string>(effects: readonly LaidEffect<Name>[]): Sprite<Name> => {
  const regions: Partial<Record<Name, SoundRegion>> = {}
  const placed: { readonly signal: Signal; readonly at: number }[] = []
  let nextAt = GAP_SECONDS
  for (const { name, signal, isEndless = false } of effects) {
    // Whole milliseconds, or the region would begin a little before or behind the effect.
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
