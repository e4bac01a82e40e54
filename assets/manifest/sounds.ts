import { effects, effectsFile, loops } from '../generated/sounds.ts'
import { ART_ROOT } from './art-root.ts'
import { EFFECT_NAMES, type EffectName, type LoopName } from './sound-names.ts'

/** Region of a file, ms. */
export interface SoundPart {
  readonly startMs: number
  readonly durationMs: number
}

/** Address of the one file that holds every effect. */
export const effectsUrl = (): string => `${ART_ROOT}/${effectsFile}`

/** Where each effect lies in it. */
export const effectParts = (): Readonly<Record<EffectName, SoundPart>> =>
  Object.fromEntries(
    EFFECT_NAMES.map((name) => [name, { startMs: effects[name][0], durationMs: effects[name][1] }]),
  ) as Record<EffectName, SoundPart>

/** A loop's file and its looped region. */
export const loopFile = (name: LoopName): SoundPart & { readonly url: string } => {
  const [file, startMs, durationMs] = loops[name]
  return { url: `${ART_ROOT}/${file}`, startMs, durationMs }
}
