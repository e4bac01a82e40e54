import { type CreatureRig, placeCreature } from '#assets/manifest/creature-rigs/creature.ts'
import type { FaceName, PoseOf } from '#assets/manifest/rig.ts'

/** One layer on the creature's rest canvas. A face layer has one drawing for each expression that it supports. */
export interface DrawnLayer {
  readonly slot: string
  readonly bone: string
  readonly svg: string | Readonly<Partial<Record<FaceName, string>>>
}

export const composeCreature = (
  creature: string,
  rig: CreatureRig,
  drawn: readonly DrawnLayer[],
  pose: PoseOf<string>,
): string =>
  placeCreature(creature, rig, pose)
    .filter(({ layer }) => !layer.rages)
    .map(({ layer, frame, matrix }) => {
      const part = drawn.find(({ slot, bone }) => slot === layer.slot && bone === layer.bone)
      const face = frame.split('@')[1] as FaceName | undefined
      const svg = typeof part?.svg === 'string' ? part.svg : part?.svg[face ?? 'idle']
      return `<g transform="matrix(${matrix.map((value) => Number(value.toFixed(4))).join(' ')})">${svg ?? ''}</g>`
    })
    .join('')
