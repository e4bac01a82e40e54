import { effectFiles, effects, loops } from '#assets/generated/sounds.ts'
import { ART_ROOT } from './art-root.ts'
import { EFFECT_FILES, type EffectFile, type EffectName, type LoopName } from './sound-names.ts'

export interface SoundPart {
  readonly startMs: number
  readonly durationMs: number
}

export const effectPart = (name: EffectName): SoundPart => ({ startMs: effects[name][0], durationMs: effects[name][1] })

export const effectFile = (
  file: EffectFile,
): { readonly url: string; readonly parts: ReadonlyMap<EffectName, SoundPart> } => ({
  url: `${ART_ROOT}/${effectFiles[file]}`,
  parts: new Map(EFFECT_FILES[file].map((name): [EffectName, SoundPart] => [name, effectPart(name)])),
})

export const loopFile = (name: LoopName): SoundPart & { readonly url: string } => {
  const [file, startMs, durationMs] = loops[name]
  return { url: `${ART_ROOT}/${file}`, startMs, durationMs }
}
