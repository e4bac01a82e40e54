import { addedRegions, addedSoundsFile } from '#assets/generated/added-sounds.ts'
import type { AddedSoundName } from '#assets/generated/additions.ts'
import { ART_ROOT } from './art-root.ts'
import type { SoundPart } from './sounds.ts'

export const addedSoundsUrl = (): string | null => (addedSoundsFile === null ? null : `${ART_ROOT}/${addedSoundsFile}`)

export const addedSoundParts = (): ReadonlyMap<AddedSoundName, SoundPart> =>
  new Map([...addedRegions].map(([name, [startMs, durationMs]]) => [name, { startMs, durationMs }]))
