import {
  type AddedBackdropName,
  type AddedBackdropPicture,
  type AddedEffectName,
  type AddedSoundName,
  backdrops,
  effects,
  sounds,
} from '../generated/additions.ts'
import type { AddedBackdrop, AddedEffect } from './addition-shapes.ts'
import type { ArenaLayerName } from './arena-layers.ts'
import { cueOf } from './sound-names.ts'
import { EFFECT_FRAME_COUNT, type EffectName, effectFrames } from './vfx.ts'

/**
 * What came by a file and a line of `additions/additions.json`, without code. The art build checks it and writes the list that this
 * reads; the build itself must not import this file, which would be yesterday's list.
 */

/** An arena that was added. */
export interface NamedBackdrop extends AddedBackdrop {
  readonly name: AddedBackdropName
}

/** The arenas, in the order of their lines. */
export const ADDED_BACKDROPS: readonly NamedBackdrop[] = [...backdrops].map(([name, backdrop]) => ({
  name,
  ...backdrop,
}))

/** The added arena of a fight: that of the opponent's house, or of the viewer's league; null leaves it to ours. */
export const addedBackdropOf = (tier: number, opponentHouseId: number | null): NamedBackdrop | null =>
  ADDED_BACKDROPS.find(({ houses }) => opponentHouseId !== null && houses.includes(opponentHouseId)) ??
  ADDED_BACKDROPS.find(({ leagues }) => leagues.includes(tier)) ??
  null

/** The picture of one layer of an added arena; null where it has none. */
export const addedBackdropPicture = (
  { name, layers }: NamedBackdrop,
  layer: ArenaLayerName,
): AddedBackdropPicture | null =>
  layers.includes(layer) ? (`backdrop-${name}-${layer}` as AddedBackdropPicture) : null

const namesWith = <Name extends string>(
  added: ReadonlyMap<Name, { readonly with: readonly string[] }>,
  name: string,
): Name[] => [...added].filter(([, { with: own }]) => own.includes(name)).map(([each]) => each)

/** The added sounds that are heard together with one of ours. */
export const soundsWith = (name: string): AddedSoundName[] => namesWith(sounds, cueOf(name))

/** An effect of frames of ours or an added one. */
export type ArenaEffectName = EffectName | AddedEffectName

/** The effects that were added. */
export const ADDED_EFFECTS: readonly AddedEffectName[] = [...effects.keys()]

/** The added effects that are seen together with one of ours. */
export const effectsWith = (name: string): AddedEffectName[] => namesWith(effects, name)

/** The frames of an effect in order, in the pack `vfx`. */
export const arenaEffectFrames = (name: ArenaEffectName): string[] =>
  effectFrames(name, (effects as ReadonlyMap<string, AddedEffect>).get(name)?.frames ?? EFFECT_FRAME_COUNT)
