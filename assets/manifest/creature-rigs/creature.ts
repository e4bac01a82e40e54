import { type BoneOf, blendPose, type FaceName, type Matrix, type PoseOf, solveBones } from '../rig.ts'

export const CREATURE_POSE_NAMES = ['idle', 'idle2', 'windup', 'attack', 'hit', 'defeated'] as const
export type CreaturePoseName = (typeof CREATURE_POSE_NAMES)[number]

export interface CreatureLayer<Bone extends string = string> {
  /** Part of the frame's name; unique among the layers of a bone. */
  readonly slot: string
  readonly bone: Bone
  /** Expressions with a frame of their own; others use the first. Without `faces` one frame serves all. */
  readonly faces?: readonly FaceName[]
  /** True: visible only in a boss's second phase. */
  readonly rages?: true
  /** True: hidden while the creature shows its back. */
  readonly isInFront?: true
}

/** Bones, layers from back to front, and poses. Units are rest units, as for pets. */
export interface CreatureRig<Bone extends string = string> {
  readonly bones: Readonly<Record<Bone, BoneOf<Bone>>>
  readonly layers: readonly CreatureLayer<Bone>[]
  readonly poses: Readonly<Record<CreaturePoseName, PoseOf<Bone>>>
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Point on the ground below its feet, or below a floating body. */
  readonly ground: { readonly x: number; readonly y: number }
  /** Height of the top of the head; damage numbers start there. */
  readonly crownUnits: number
  readonly pxPerUnit: number
}

export const creatureFrame = (creature: string, layer: CreatureLayer, face: FaceName): string => {
  const shown = layer.faces?.includes(face) ? face : layer.faces?.[0]
  return `${creature}/${layer.slot}.${layer.bone}${shown === undefined ? '' : `@${shown}`}`
}

/** `matrix` and `pivot` are the arguments of `placementAt`. */
export interface PlacedLayer {
  readonly layer: CreatureLayer
  readonly frame: string
  readonly matrix: Matrix
  readonly pivot: { readonly x: number; readonly y: number }
}

/** Layers from back to front. Throws for a layer on an unknown bone. */
export const placeCreature = (creature: string, rig: CreatureRig, pose: PoseOf<string>): PlacedLayer[] => {
  const solved = solveBones(rig.bones, pose.bones)
  return rig.layers.map((layer) => {
    const matrix = solved[layer.bone]
    const pivot = rig.bones[layer.bone]
    if (!matrix || !pivot) throw new Error(`The skeleton of "${creature}" has no bone "${layer.bone}"`)
    return { layer, frame: creatureFrame(creature, layer, pose.face), matrix, pivot }
  })
}

export const blendCreature = (
  rig: CreatureRig,
  from: CreaturePoseName,
  to: CreaturePoseName,
  t: number,
): PoseOf<string> => blendPose(rig.poses[from], rig.poses[to], t)
