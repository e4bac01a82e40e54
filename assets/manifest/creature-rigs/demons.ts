import type { CreatureRig } from './creature.ts'
import { BRUTE_POSES, CRAWLER_POSES, type DemonBone, FLOATER_POSES, FLYER_POSES, SERPENT_POSES } from './demon-poses.ts'

type Pivot = readonly [x: number, y: number]
type DemonRig = CreatureRig<DemonBone>

interface DemonShape {
  readonly body: Pivot
  readonly limbN: Pivot
  readonly limbF: Pivot
  readonly jaw: Pivot
  readonly tail: Pivot
  readonly poses: DemonRig['poses']
  /** True for fists and pincers, false for wings and feelers. */
  readonly limbsInFront: boolean
  readonly hasFeet: boolean
  readonly crownUnits: number
}

const at = ([x, y]: Pivot, parent: DemonBone | null) => ({ parent, x, y })

const demon = (shape: DemonShape): DemonRig => {
  const limbN = { slot: 'limb', bone: 'limbN' } as const
  const limbF = { slot: 'limb', bone: 'limbF' } as const
  const behind = shape.limbsInFront ? [limbF] : [limbF, limbN]
  return {
    bones: {
      root: { parent: null, x: 256, y: 456 },
      body: at(shape.body, 'root'),
      limbN: at(shape.limbN, 'body'),
      limbF: at(shape.limbF, 'body'),
      jaw: at(shape.jaw, 'body'),
      tail: at(shape.tail, 'body'),
    },
    layers: [
      { slot: 'tail', bone: 'tail' },
      ...behind,
      ...(shape.hasFeet ? [{ slot: 'feet', bone: 'root' } as const] : []),
      { slot: 'body', bone: 'body' },
      { slot: 'jaw', bone: 'jaw' },
      { slot: 'face', bone: 'body', faces: ['idle', 'attack', 'hit', 'ko'] },
      ...(shape.limbsInFront ? [limbN] : []),
    ],
    poses: shape.poses,
    box: { x: -60, y: 0, width: 640, height: 510 },
    ground: { x: 256, y: 456 },
    crownUnits: shape.crownUnits,
    pxPerUnit: 0.66,
  }
}

export const GRAVE_IMP = demon({
  body: [256, 420],
  limbN: [190, 300],
  limbF: [322, 300],
  jaw: [270, 360],
  tail: [206, 392],
  poses: FLYER_POSES,
  limbsInFront: false,
  hasFeet: true,
  crownUnits: 270,
})

export const STONE_GARGOYLE = demon({
  body: [256, 430],
  limbN: [160, 296],
  limbF: [352, 296],
  jaw: [268, 356],
  tail: [190, 410],
  poses: BRUTE_POSES,
  limbsInFront: true,
  hasFeet: true,
  crownUnits: 270,
})

export const CHAIN_BRUTE = demon({
  body: [256, 430],
  limbN: [146, 270],
  limbF: [366, 270],
  jaw: [264, 350],
  tail: [180, 410],
  poses: BRUTE_POSES,
  limbsInFront: true,
  hasFeet: true,
  crownUnits: 290,
})

export const STING_FIEND = demon({
  body: [256, 440],
  limbN: [170, 372],
  limbF: [346, 372],
  jaw: [264, 388],
  tail: [170, 350],
  poses: CRAWLER_POSES,
  limbsInFront: true,
  hasFeet: true,
  crownUnits: 250,
})

export const ABYSS_EYE = demon({
  body: [256, 330],
  limbN: [176, 330],
  limbF: [336, 330],
  jaw: [264, 352],
  tail: [256, 366],
  poses: FLOATER_POSES,
  limbsInFront: false,
  hasFeet: false,
  crownUnits: 320,
})

export const VOID_WYRM = demon({
  body: [236, 420],
  limbN: [206, 250],
  limbF: [326, 250],
  jaw: [282, 290],
  tail: [236, 424],
  poses: SERPENT_POSES,
  limbsInFront: false,
  hasFeet: false,
  crownUnits: 320,
})
