import {
  type AddedBackdropName,
  type AddedBackdropPicture,
  type AddedEffectName,
  type AddedSoundName,
  backdrops,
  effects,
  sounds,
} from '#assets/generated/additions.ts'
import type { AddedBackdrop, AddedEffect } from './addition-shapes.ts'
import type { ArenaLayerName } from './arena-layers.ts'
import { cueOf } from './sound-names.ts'
import { EFFECT_FRAME_COUNT, type EffectName, effectFrames } from './vfx.ts'

/** The art build writes the list that this file imports. The build itself must therefore not import this file. */

export interface NamedBackdrop extends AddedBackdrop {
  readonly name: AddedBackdropName
}

export const ADDED_BACKDROPS: readonly NamedBackdrop[] = [...backdrops].map(([name, backdrop]) => ({
  name,
  ...backdrop,
}))

/** Chosen by the opponent's house, otherwise by the viewer's league. Null if there is neither. */
export const addedBackdropOf = (tier: number, opponentHouseId: number | null): NamedBackdrop | null =>
  ADDED_BACKDROPS.find(({ houses }) => opponentHouseId !== null && houses.includes(opponentHouseId)) ??
  ADDED_BACKDROPS.find(({ leagues }) => leagues.includes(tier)) ??
  null

export const addedBackdropPicture = (
  { name, layers }: NamedBackdrop,
  layer: ArenaLayerName,
): AddedBackdropPicture | null =>
  layers.includes(layer) ? (`backdrop-${name}-${layer}` as AddedBackdropPicture) : null

const namesWith = <Name extends string>(
  added: ReadonlyMap<Name, { readonly with: readonly string[] }>,
  name: string,
): Name[] => [...added].filter(([, { with: own }]) => own.includes(name)).map(([each]) => each)

export const soundsWith = (name: string): AddedSoundName[] => namesWith(sounds, cueOf(name))

export type ArenaEffectName = EffectName | AddedEffectName

export const ADDED_EFFECTS: readonly AddedEffectName[] = [...effects.keys()]

export const effectsWith = (name: string): AddedEffectName[] => namesWith(effects, name)

export const arenaEffectFrames = (name: ArenaEffectName): string[] =>
  effectFrames(name, (effects as ReadonlyMap<string, AddedEffect>).get(name)?.frames ?? EFFECT_FRAME_COUNT)
