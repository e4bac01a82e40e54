import { mixInto, SAMPLE_RATE, type Signal, silence } from '../audio/kit/signal.ts'

/** Where a sound lies in its file, ms. */
export type SoundRegion = readonly [startMs: number, durationMs: number]

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

/** Lays effects one behind the other into one signal. */
export const layInSprite = <Name extends string>(
  effects: readonly (readonly [name: Name, signal: Signal])[],
): Sprite<Name> => {
  const regions: Partial<Record<Name, SoundRegion>> = {}
  const placed = effects.reduce<{ readonly signal: Signal; readonly at: number }[]>((before, [name, signal]) => {
    const last = before.at(-1)
    const at = last ? last.at + last.signal.length / SAMPLE_RATE + GAP_SECONDS : GAP_SECONDS
    // Whole milliseconds, or the region would begin a little before or behind the effect.
    const startMs = Math.ceil(at * 1000)
    regions[name] = [startMs + ENCODER_GAP_MS, Math.ceil((signal.length / SAMPLE_RATE) * 1000) + TAIL_MS]
    before.push({ signal, at: startMs / 1000 })
    return before
  }, [])
  const end = placed.at(-1)
  const sprite = silence(end ? end.at + end.signal.length / SAMPLE_RATE + GAP_SECONDS : GAP_SECONDS)
  for (const { signal, at } of placed) mixInto(sprite, signal, at)
  return { signal: sprite, regions: regions as Record<Name, SoundRegion> }
}
