import { type BoneTurn, type PoseOf, pose } from '../rig.ts'
import type { CreaturePoseName } from './creature.ts'

/** `limbN` and `limbF` are wings, fists, pincers or feelers. */
export type DemonBone = 'root' | 'body' | 'limbN' | 'limbF' | 'jaw' | 'tail'
type DemonPoses = Readonly<Record<CreaturePoseName, PoseOf<DemonBone>>>

const defeated = (limb: number, sink: number): PoseOf<DemonBone> =>
  pose('ko', {
    root: [0, 0, 0, 1.05, 0.95],
    body: [9, 4, sink, 1.1, 0.86],
    limbN: [-limb, 0, 10, 1, 0.86],
    limbF: [limb, 0, 10, 1, 0.86],
    jaw: [4, 2, 14],
    tail: [34, 0, 12, 1, 0.8],
  })

export const FLYER_POSES: DemonPoses = {
  idle: { face: 'idle', bones: { root: [0, 0, -16], limbN: [6], limbF: [-6], tail: [-4] } },
  idle2: pose('idle', {
    root: [0, 0, -30],
    body: [-2, 0, 0, 0.99, 1.02],
    limbN: [-22, 0, 4],
    limbF: [22, 0, 4],
    jaw: [0, 0, 4],
    tail: [8],
  }),
  windup: pose('attack', {
    root: [0, -26, -46, 1, 1.04],
    body: [-15, -4, 0],
    limbN: [14, -4, -6, 1.08, 1.08],
    limbF: [-16, 4, -6, 1.08, 1.08],
    jaw: [0, 0, 8],
    tail: [-18],
  }),
  attack: pose('attack', {
    root: [0, 52, -8, 1.06, 0.97],
    body: [17, 8, 2],
    limbN: [-36, -4, 6, 1, 0.9],
    limbF: [40, -4, 6, 1, 0.9],
    jaw: [0, 4, 24],
    tail: [28],
  }),
  hit: pose('hit', {
    root: [0, -30, -22, 0.94, 1.05],
    body: [-18, -4, 0],
    limbN: [10, 2, -6, 0.86, 1.05],
    limbF: [-12, 2, -6, 0.86, 1.05],
    jaw: [0, 0, 12],
    tail: [-26],
  }),
  defeated: defeated(34, 22),
}

/** `lift` raises both limbs by degrees; `strike` is the angle to which the near limb swings. */
const standing = (lift: number, strike: number, fallen: PoseOf<DemonBone>): DemonPoses => ({
  idle: { face: 'idle', bones: { limbN: [4], limbF: [-4] } },
  idle2: pose('idle', {
    body: [0, 0, 4, 1.025, 0.965],
    limbN: [9, -2, 3],
    limbF: [-9, 2, 3],
    jaw: [0, 0, 3],
    tail: [10],
  }),
  windup: pose('attack', {
    root: [0, -18, 0, 1.03, 0.97],
    body: [-13, -6, 0],
    limbN: [lift, -2, -6, 1, 1.06],
    limbF: [6 - lift, 4, -10, 1, 1.06],
    jaw: [0, 0, 12],
    tail: [-16],
  }),
  attack: pose('attack', {
    root: [0, 44, 0, 1.07, 0.95],
    body: [16, 8, 2],
    limbN: [strike, 12, 6, 1, 1.16],
    limbF: [-56, 10, 2, 1, 1.16],
    jaw: [0, 4, 22],
    tail: [24],
  }),
  hit: pose('hit', {
    root: [0, -28, 0, 0.95, 1.04],
    body: [-17, -4, -2],
    limbN: [46, 0, -6],
    limbF: [-40, 0, -8],
    jaw: [0, 0, 10],
    tail: [-22],
  }),
  defeated: fallen,
})

export const BRUTE_POSES: DemonPoses = standing(118, 296, defeated(26, 26))

export const CRAWLER_POSES: DemonPoses = standing(52, -30, defeated(-14, 10))

const HOVER: BoneTurn = [0, 0, -20]

export const FLOATER_POSES: DemonPoses = {
  idle: { face: 'idle', bones: { root: HOVER, limbN: [5], limbF: [-5], tail: [-3] } },
  idle2: pose('idle', {
    root: [0, 0, -36],
    body: [2, 0, 0, 0.98, 1.03],
    limbN: [-9, 0, 5],
    limbF: [9, 0, 5],
    jaw: [0, 0, 3],
    tail: [6, 0, 4, 0.96, 1.08],
  }),
  windup: pose('attack', {
    root: [0, -30, -44, 0.96, 1.06],
    body: [-13, -4, 0],
    limbN: [40, -2, -4],
    limbF: [-36, 2, -4],
    jaw: [0, 0, 10],
    tail: [18, 0, 0, 0.9, 1.12],
  }),
  attack: pose('attack', {
    root: [0, 50, -14, 1.1, 0.94],
    body: [13, 8, 0],
    limbN: [-50, 6, 4, 1.1, 1.1],
    limbF: [-34, 8, 2, 1.1, 1.1],
    jaw: [0, 4, 24],
    tail: [32, -6, 0, 1, 1.06],
  }),
  hit: pose('hit', {
    root: [0, -30, -26, 0.94, 1.05],
    body: [-16, -4, 0],
    limbN: [26, -2, -4],
    limbF: [-22, 2, -6],
    jaw: [0, 0, 10],
    tail: [-24],
  }),
  defeated: defeated(22, 26),
}

/** Keeps the coil of the tail on the ground while the body moves. */
const onItsCoil = (pose: PoseOf<DemonBone>): PoseOf<DemonBone> => {
  const [lean = 0, , sink = 0] = pose.bones.body ?? []
  const [, slide = 0] = pose.bones.root ?? []
  return { ...pose, bones: { ...pose.bones, root: [0, slide * 0.6, 0], tail: [-lean, 0, -sink, 1.02, 1] } }
}

export const SERPENT_POSES: DemonPoses = {
  idle: onItsCoil(FLOATER_POSES.idle),
  idle2: onItsCoil(FLOATER_POSES.idle2),
  windup: onItsCoil(FLOATER_POSES.windup),
  attack: onItsCoil(FLOATER_POSES.attack),
  hit: onItsCoil(FLOATER_POSES.hit),
  defeated: onItsCoil(FLOATER_POSES.defeated),
}
