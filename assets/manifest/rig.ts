import type { WornType } from '#rules/items/item-kinds.ts'

/** All pets share one skeleton. Lengths are in rest units; the feet are at (256, 456). */

/** As in SVG: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export type BoneName =
  | 'root'
  | 'torso'
  | 'legN'
  | 'legF'
  | 'tail'
  | 'wings'
  | 'cape'
  | 'armN'
  | 'armF'
  | 'weapon'
  | 'shield'
  | 'head'
  | 'earN'
  | 'earF'
  | 'helmet'
  | 'companion'

export interface BoneOf<Name extends string> {
  readonly parent: Name | null
  readonly x: number
  readonly y: number
}

/** In bone names `N` is the near side and `F` the far side. */
export type Bone = BoneOf<BoneName>

/** Parents come before their children. */
export const BONES: Readonly<Record<BoneName, Bone>> = {
  root: { parent: null, x: 256, y: 456 },
  torso: { parent: 'root', x: 258, y: 410 },
  legN: { parent: 'root', x: 228, y: 404 },
  legF: { parent: 'root', x: 290, y: 404 },
  tail: { parent: 'torso', x: 204, y: 398 },
  wings: { parent: 'torso', x: 250, y: 346 },
  cape: { parent: 'torso', x: 258, y: 324 },
  armN: { parent: 'torso', x: 208, y: 344 },
  armF: { parent: 'torso', x: 308, y: 342 },
  weapon: { parent: 'armN', x: 208, y: 398 },
  shield: { parent: 'armF', x: 308, y: 392 },
  head: { parent: 'torso', x: 260, y: 314 },
  earN: { parent: 'head', x: 196, y: 168 },
  earF: { parent: 'head', x: 324, y: 168 },
  helmet: { parent: 'head', x: 260, y: 178 },
  companion: { parent: null, x: 110, y: 200 },
}

export type FaceName = 'idle' | 'attack' | 'hit' | 'ko' | 'win'
export const FACE_NAMES: readonly FaceName[] = ['idle', 'attack', 'hit', 'ko', 'win']

/** Differences from the rest pose: degrees clockwise, offset in rest units, scale. */
export type BoneTurn = readonly [degrees?: number, dx?: number, dy?: number, scaleX?: number, scaleY?: number]

export type Turns<Name extends string> = Readonly<Partial<Record<Name, BoneTurn>>>

export interface PoseOf<Name extends string> {
  readonly face: FaceName
  readonly bones: Turns<Name>
}

export type Pose = PoseOf<BoneName>

/** `NoInfer` makes the expected type set `Name`, so that a bone of another skeleton is a type error. */
export const pose = <Name extends string>(face: FaceName, bones: Turns<NoInfer<Name>>): PoseOf<Name> => ({
  face,
  bones,
})

/** Other poses are in files of their own, because the first screen needs only these. */
export const REST_POSES = {
  idle: { face: 'idle', bones: { armN: [38], weapon: [-62], armF: [-42], shield: [42] } },
  idle2: pose('idle', {
    torso: [0, 0, 3, 1.02, 0.97],
    head: [1, 0, 3],
    armN: [42, 0, 2],
    weapon: [-66],
    armF: [-38, 0, 2],
    shield: [38],
    tail: [8],
    wings: [0, 0, 4, 1, 0.94],
    cape: [2, 0, 1, 1.03],
    earN: [-3],
    earF: [3],
    companion: [0, 0, -8],
  }),
} as const satisfies Readonly<Record<string, Pose>>

export const SLOT_ORDER = [
  'wings',
  'cape',
  'tail',
  'armF',
  'legF',
  'legN',
  'torso',
  'boots',
  'armor',
  'collar',
  'neck',
  'headBack',
  'head',
  'face',
  'nose',
  'headFront',
  'helmet',
  'ears',
  'crown',
  'shield',
  'weapon',
  'armN',
  'glove',
  'companion',
] as const
export type LayerSlot = (typeof SLOT_ORDER)[number]

export interface Part {
  readonly slot: LayerSlot
  readonly bone: BoneName
}

export const GEAR_PARTS: Readonly<Record<WornType, readonly Part[]>> = {
  sword: [{ slot: 'weapon', bone: 'weapon' }],
  shield: [{ slot: 'shield', bone: 'shield' }],
  wings: [{ slot: 'wings', bone: 'wings' }],
  animal: [{ slot: 'companion', bone: 'companion' }],
  necklace: [{ slot: 'neck', bone: 'torso' }],
  helmet: [{ slot: 'helmet', bone: 'helmet' }],
  armor: [
    { slot: 'armor', bone: 'torso' },
    { slot: 'armF', bone: 'armF' },
    { slot: 'glove', bone: 'armN' },
  ],
  boots: [
    { slot: 'boots', bone: 'legF' },
    { slot: 'boots', bone: 'legN' },
  ],
}

/** In rest units. Wider than the canvas of 512, so that ears and swords are not cropped. */
export const REST_BOX = { x: -110, y: -130, width: 732, height: 700 } as const

export const REST_GROUND = { x: 256, y: 456 } as const

/** For pet and gear packs. Scale of a frame: CSS px per rest unit, divided by this. */
export const TEXTURE_PX_PER_UNIT = 0.9

/** Applies `inner` first, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
]

const turnAbout = (bone: BoneOf<string>, turn: BoneTurn, restScale: number): Matrix => {
  const [degrees = 0, dx = 0, dy = 0, scaleX = 1, scaleY = 1] = turn
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const a = cos * scaleX * restScale
  const b = sin * scaleX * restScale
  const c = -sin * scaleY * restScale
  const d = cos * scaleY * restScale
  return [a, b, c, d, bone.x + dx - a * bone.x - c * bone.y, bone.y + dy - b * bone.x - d * bone.y]
}

export const solveBones = <Name extends string>(
  bones: Readonly<Record<Name, BoneOf<Name>>>,
  turns: Turns<Name>,
  restScale?: Readonly<Partial<Record<Name, number>>>,
): Record<Name, Matrix> => {
  const solved = {} as Record<Name, Matrix>
  for (const name of Object.keys(bones) as Name[]) {
    const bone = bones[name]
    const own = turnAbout(bone, turns[name] ?? [], restScale?.[name] ?? 1)
    solved[name] = bone.parent === null ? own : multiply(solved[bone.parent], own)
  }
  return solved
}

/** How the rest pose differs from the common skeleton. Names, pivots and canvas stay the same. */
export interface Build {
  /** In rest units. Children move along with the bone. */
  readonly shifts: Readonly<Partial<Record<BoneName, readonly [dx: number, dy: number]>>>
  /** Factor on the vertical moves of torso and legs in a pose: short legs bend less. */
  readonly sinks: number
  readonly restScale: Readonly<Partial<Record<BoneName, number>>>
  /** Scale of a bone's drawings; its children keep their size. */
  readonly fits: Readonly<Partial<Record<BoneName, Fit>>>
}

const ON_LEGS: ReadonlySet<BoneName> = new Set(['torso', 'legN', 'legF'])

const turnsOf = (turns: Turns<BoneName>, { shifts, sinks }: Build): Turns<BoneName> => {
  const shifted: Partial<Record<BoneName, BoneTurn>> = { ...turns }
  for (const [name, [shiftX, shiftY]] of Object.entries(shifts) as [BoneName, readonly [number, number]][]) {
    const [degrees = 0, dx = 0, dy = 0, scaleX = 1, scaleY = 1] = turns[name] ?? []
    shifted[name] = [degrees, dx + shiftX, dy * (ON_LEGS.has(name) ? sinks : 1) + shiftY, scaleX, scaleY]
  }
  return shifted
}

export const solvePose = (pose: PoseOf<string>, build: Build): Record<BoneName, Matrix> =>
  solveBones(BONES, turnsOf(pose.bones, build), build.restScale)

const between = (from: number, to: number, t: number): number => from + (to - from) * t

/**
 * `t` may be outside 0–1 for eases that overshoot. Angles are interpolated as numbers and never take the shorter way
 * (see `poses.ts`).
 */
export const blendPose = <Name extends string>(a: PoseOf<Name>, b: PoseOf<Name>, t: number): PoseOf<Name> => {
  const bones: Partial<Record<Name, BoneTurn>> = {}
  for (const name of Object.keys({ ...a.bones, ...b.bones }) as Name[]) {
    const [fromDegrees = 0, fromX = 0, fromY = 0, fromScaleX = 1, fromScaleY = 1] = a.bones[name] ?? []
    const [toDegrees = 0, toX = 0, toY = 0, toScaleX = 1, toScaleY = 1] = b.bones[name] ?? []
    bones[name] = [
      between(fromDegrees, toDegrees, t),
      between(fromX, toX, t),
      between(fromY, toY, t),
      between(fromScaleX, toScaleX, t),
      between(fromScaleY, toScaleY, t),
    ]
  }
  return { face: t < 0.5 ? a.face : b.face, bones }
}

export interface Fit {
  readonly dx: number
  readonly dy: number
  readonly scaleX: number
  readonly scaleY: number
}

export const applyFit = (matrix: Matrix, { dx, dy, scaleX, scaleY }: Fit, bone: BoneName): Matrix => {
  const { x, y } = BONES[bone]
  return multiply(matrix, [scaleX, 0, 0, scaleY, x + dx - scaleX * x, y + dy - scaleY * y])
}

/** For a sprite whose origin is the pivot: rest units, clockwise radians and scales. Skew is dropped. */
export interface Placement {
  readonly x: number
  readonly y: number
  readonly rotation: number
  readonly scaleX: number
  readonly scaleY: number
}

/** The second argument is the pivot of the bone in rest units. */
export const placementAt = (matrix: Matrix, { x, y }: { readonly x: number; readonly y: number }): Placement => ({
  x: matrix[0] * x + matrix[2] * y + matrix[4],
  y: matrix[1] * x + matrix[3] * y + matrix[5],
  rotation: Math.atan2(matrix[1], matrix[0]),
  scaleX: Math.hypot(matrix[0], matrix[1]),
  scaleY: Math.hypot(matrix[2], matrix[3]),
})

export const placementOf = (matrix: Matrix, bone: BoneName): Placement => placementAt(matrix, BONES[bone])
