import type { CreatureRig } from './creature.ts'

type FireLordBone = 'root' | 'embers' | 'body' | 'legN' | 'legF' | 'armN' | 'armF' | 'head' | 'flame'

/** The Fire Lord: it stands still like a hill while its flames and embers float. */
export const FIRE_LORD: CreatureRig<FireLordBone> = {
  bones: {
    root: { parent: null, x: 256, y: 464 },
    embers: { parent: 'root', x: 260, y: 250 },
    legN: { parent: 'root', x: 206, y: 392 },
    legF: { parent: 'root', x: 316, y: 392 },
    body: { parent: 'root', x: 262, y: 408 },
    armN: { parent: 'body', x: 160, y: 258 },
    armF: { parent: 'body', x: 364, y: 258 },
    head: { parent: 'body', x: 262, y: 268 },
    flame: { parent: 'head', x: 262, y: 200 },
  },
  layers: [
    { slot: 'embers', bone: 'embers' },
    { slot: 'flame', bone: 'flame' },
    { slot: 'arm', bone: 'armF' },
    { slot: 'leg', bone: 'legF' },
    { slot: 'leg', bone: 'legN' },
    { slot: 'body', bone: 'body' },
    { slot: 'arm', bone: 'armN' },
    { slot: 'head', bone: 'head' },
    { slot: 'face', bone: 'head', faces: ['idle', 'attack', 'hit', 'ko'] },
  ],
  poses: {
    idle: { face: 'idle', bones: { flame: [-3, 0, 0, 1, 1], embers: [0, 0, 0] } },
    idle2: {
      face: 'idle',
      bones: {
        body: [0, 0, 4, 1.02, 0.97],
        head: [0, 0, 5],
        armN: [6, -3, 3],
        armF: [-6, 3, 3],
        flame: [5, 0, -8, 0.95, 1.13],
        embers: [3, 0, -26, 1.04, 1.04],
      },
    },
    windup: {
      face: 'attack',
      bones: {
        root: [0, -18, 0, 1.03, 0.98],
        body: [-8, -4, 4],
        head: [-6, -4, 4],
        armN: [128, -14, -2],
        armF: [-124, 4, -8],
        legN: [6],
        legF: [-4],
        flame: [-8, 0, -14, 1.08, 1.3],
        embers: [-6, 0, -40, 1.12, 1.12],
      },
    },
    attack: {
      face: 'attack',
      bones: {
        root: [0, 40, 0, 1.05, 0.96],
        body: [12, 12, 6],
        head: [4, 10, 10],
        armN: [284, 30, 8, 1, 1.12],
        armF: [-58, 18, 10, 1, 1.12],
        legN: [20, -8, 0],
        legF: [-12, 8, 0],
        flame: [-30, -8, 4, 1.06, 0.92],
        embers: [10, 26, 4, 1.16, 1.1],
      },
    },
    hit: {
      face: 'hit',
      bones: {
        root: [0, -24, 0, 0.97, 1.03],
        body: [-11, -4, 0],
        head: [-13, -6, 2],
        armN: [38, -4, -6],
        armF: [-46, 6, -8],
        legN: [-4],
        legF: [-16, 4, -4],
        flame: [22, 4, 8, 0.9, 0.72],
        embers: [-10, -26, -10, 1.1, 0.96],
      },
    },
    defeated: {
      face: 'ko',
      bones: {
        root: [0, 0, 2, 1.06, 0.95],
        body: [4, 0, 34, 1.07, 0.86],
        head: [10, 8, 44],
        armN: [16, -14, 6],
        armF: [-22, 14, 2],
        legN: [40, -22, 24],
        legF: [-40, 22, 24],
        flame: [14, 0, 12, 0.66, 0.34],
        embers: [0, 0, 130, 1.1, 0.3],
      },
    },
  },
  box: { x: -60, y: -60, width: 640, height: 590 },
  ground: { x: 256, y: 464 },
  crownUnits: 380,
  pxPerUnit: 0.9,
}
