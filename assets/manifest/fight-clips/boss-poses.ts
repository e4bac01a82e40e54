import { CREATURE_RIGS } from '../creature-rigs/all.ts'
import type { CreaturePoseName } from '../creature-rigs/creature.ts'
import type { BossName } from '../creatures.ts'
import { type PoseOf, pose } from '../rig.ts'

export const BOSS_POSE_NAMES = ['roar', 'brace', 'cast', 'kneel', 'fallen'] as const
export type BossPoseName = CreaturePoseName | (typeof BOSS_POSE_NAMES)[number]

type OwnPoses = Readonly<Record<(typeof BOSS_POSE_NAMES)[number], PoseOf<string>>>

const MAMMOTH: OwnPoses = {
  roar: pose('attack', {
    root: [0, -10, 0, 1.02, 1],
    body: [-9, -4, -2, 1.04, 1.02],
    legBack: [-3],
    legFront: [8, 4, 2, 1, 1.02],
    head: [-20, -10, -12],
    trunk: [-74, 6, 4, 1, 1.12],
    tail: [38],
    ear: [30],
  }),
  brace: pose('attack', {
    root: [0, -24, 0, 1.06, 0.94],
    body: [5, -4, 10],
    legBack: [10, -6, 4, 1, 0.94],
    legFront: [-6, 6, -4, 1.03, 0.94],
    head: [20, -2, 30],
    trunk: [26, 0, 2, 1.05, 0.9],
    tail: [-14],
    ear: [-30],
  }),
  cast: pose('attack', {
    root: [0, 16, 0],
    body: [-3, 2, 0, 1.02, 1],
    legFront: [5],
    head: [-4, 10, -2],
    trunk: [-88, 14, -8, 0.96, 1.2],
    tail: [20],
    ear: [26],
  }),
  kneel: pose('hit', {
    root: [0, 8, 2],
    body: [13, 6, 20],
    legBack: [6, -6, 4, 1, 0.94],
    legFront: [-46, 20, -26, 1, 0.72],
    head: [16, 10, 20],
    trunk: [10, 2, 0],
    tail: [-20],
    ear: [-20],
  }),
  fallen: pose('ko', {
    root: [0, 6, -8, 1.08, 0.96],
    body: [4, 0, 40, 1.06, 0.84],
    legBack: [48, -40, 30, 1, 0.66],
    legFront: [-62, 36, -30, 1, 0.66],
    head: [13, 14, 26],
    trunk: [-34, 6, 0, 1.05, 0.9],
    tail: [-44],
    ear: [-38],
  }),
}

const FIRE_LORD: OwnPoses = {
  roar: pose('attack', {
    root: [0, -4, 0, 1.04, 1],
    body: [-4, 0, -4, 1.07, 1.05],
    head: [-8, -4, -10],
    armN: [62, -22, -12, 1, 1.06],
    armF: [-62, 22, -12, 1, 1.06],
    legN: [8, -8, 0],
    legF: [-8, 8, 0],
    flame: [0, 0, -16, 1.2, 1.5],
    embers: [0, 0, -60, 1.24, 1.24],
  }),
  brace: pose('attack', {
    root: [0, -16, 0, 1.05, 0.95],
    body: [7, 0, 12, 1.03, 0.93],
    head: [10, 4, 16],
    armN: [-34, 20, 10],
    armF: [34, -20, 10],
    legN: [12, -8, 4],
    legF: [-12, 8, 4],
    flame: [4, 0, 10, 0.86, 0.7],
    embers: [0, 0, 40, 0.7, 0.7],
  }),
  cast: pose('attack', {
    root: [0, 22, 0],
    body: [9, 8, 2, 1.02, 1],
    head: [2, 16, 2],
    armN: [-98, 30, 2, 1, 1.12],
    armF: [-84, 24, 6, 1, 1.12],
    legN: [14, -8, 0],
    legF: [-8, 6, 0],
    flame: [-34, -10, 0, 1.06, 1.12],
    embers: [6, 40, -10, 1.2, 1.1],
  }),
  kneel: pose('hit', {
    root: [0, 0, 2, 1.02, 0.98],
    body: [8, 4, 26, 1.02, 0.94],
    head: [18, 10, 30],
    armN: [10, -6, 6],
    armF: [-8, 6, 6],
    legN: [34, -16, 20],
    legF: [-34, 16, 20],
    flame: [18, 0, 10, 0.5, 0.22],
    embers: [0, 0, 100, 0.7, 0.3],
  }),
  fallen: pose('ko', {
    root: [0, 0, 6, 1.2, 0.55],
    body: [6, 0, 66, 1.1, 0.46],
    head: [34, 34, 128, 0.8, 0.7],
    armN: [74, -64, 90, 0.8, 0.6],
    armF: [-70, 70, 90, 0.8, 0.6],
    legN: [60, -40, 44, 1, 0.5],
    legF: [-60, 40, 44, 1, 0.5],
    flame: [18, 0, 30, 0.2, 0.02],
    embers: [0, 0, 160, 0.2, 0.02],
  }),
}

/** The Hollow boss has no fight yet: it uses the poses that all creatures have. */
export const BOSS_POSES: Readonly<Record<BossName, Readonly<Record<BossPoseName, PoseOf<string>>>>> = {
  mammoth: { ...CREATURE_RIGS.mammoth.poses, ...MAMMOTH },
  'fire-lord': { ...CREATURE_RIGS['fire-lord'].poses, ...FIRE_LORD },
  'hollow-boss': {
    ...CREATURE_RIGS['hollow-boss'].poses,
    roar: CREATURE_RIGS['hollow-boss'].poses.windup,
    brace: CREATURE_RIGS['hollow-boss'].poses.windup,
    cast: CREATURE_RIGS['hollow-boss'].poses.attack,
    kneel: CREATURE_RIGS['hollow-boss'].poses.hit,
    fallen: CREATURE_RIGS['hollow-boss'].poses.defeated,
  },
}
