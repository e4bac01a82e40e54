import { type BoneOf, blendPose, type FaceName, type Matrix, type PoseOf, solveBones } from '../rig.ts'

/** The poses that every boss and demon has. */
export const CREATURE_POSE_NAMES = ['idle', 'idle2', 'windup', 'attack', 'hit', 'defeated'] as const
export type CreaturePoseName = (typeof CREATURE_POSE_NAMES)[number]

/** One sprite of a creature. Its frame's anchor is the pivot of `bone`. */
export interface CreatureLayer<Bone extends string = string> {
  /** What it shows: part of the frame's name, once per creature and bone. */
  readonly slot: string
  readonly bone: Bone
  /** Its own frame for each of these faces; any other face shows the first. Left out: one frame for all. */
  readonly faces?: readonly FaceName[]
  /** Only seen in a boss's second phase: cracks that glow, what has grown out of it. */
  readonly rages?: true
  /** Only seen from the front: gone while the creature shows its back. */
  readonly isInFront?: true
}

/** A creature: its own skeleton, its sprites back to front, its poses. All in rest units, as for pets. */
export interface CreatureRig<Bone extends string = string> {
  /** Parents before children. */
  readonly bones: Readonly<Record<Bone, BoneOf<Bone>>>
  readonly layers: readonly CreatureLayer<Bone>[]
  readonly poses: Readonly<Record<CreaturePoseName, PoseOf<Bone>>>
  /** The canvas of every part. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Where it stands (or what it floats above). */
  readonly ground: { readonly x: number; readonly y: number }
  /** Height of the top of its head above the ground: numbers go there. */
  readonly crownUnits: number
  /** Texture pixels per rest unit in its pack. */
  readonly pxPerUnit: number
}

/** Name of a layer's frame in the creature's pack. */
export const creatureFrame = (creature: string, layer: CreatureLayer, face: FaceName): string => {
  const shown = layer.faces?.includes(face) ? face : layer.faces?.[0]
  return `${creature}/${layer.slot}.${layer.bone}${shown === undefined ? '' : `@${shown}`}`
}

/** A sprite where a pose wants it: for its frame, the bone's matrix (see `placementAt`) and the bone's pivot. */
export interface PlacedLayer {
  readonly layer: CreatureLayer
  readonly frame: string
  readonly matrix: Matrix
  readonly pivot: { readonly x: number; readonly y: number }
}

/** All sprites of a creature in a pose, back to front. Throws for a layer on a bone that the skeleton lacks. */
export const placeCreature = (creature: string, rig: CreatureRig, pose: PoseOf<string>): PlacedLayer[] => {
  const solved = solveBones(rig.bones, pose.bones)
  return rig.layers.map((layer) => {
    const matrix = solved[layer.bone]
    const pivot = rig.bones[layer.bone]
    if (!matrix || !pivot) throw new Error(`The skeleton of "${creature}" has no bone "${layer.bone}"`)
    return { layer, frame: creatureFrame(creature, layer, pose.face), matrix, pivot }
  })
}

/** The creature's pose between two of its poses. */
export const blendCreature = (
  rig: CreatureRig,
  from: CreaturePoseName,
  to: CreaturePoseName,
  t: number,
): PoseOf<string> => blendPose(rig.poses[from], rig.poses[to], t)
