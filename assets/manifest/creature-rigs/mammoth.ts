import type { CreatureRig } from './creature.ts'

type MammothBone = 'root' | 'legBack' | 'legFront' | 'body' | 'tail' | 'head' | 'ear' | 'trunk'

/** The Mammoth: everything it does is heavy. It rears on its hind legs and stomps. */
export const MAMMOTH: CreatureRig<MammothBone> = {
  bones: {
    root: { parent: null, x: 250, y: 464 },
    legBack: { parent: 'root', x: 190, y: 384 },
    body: { parent: 'root', x: 176, y: 410 },
    legFront: { parent: 'body', x: 346, y: 380 },
    tail: { parent: 'body', x: 96, y: 312 },
    head: { parent: 'body', x: 318, y: 268 },
    ear: { parent: 'head', x: 262, y: 206 },
    trunk: { parent: 'head', x: 382, y: 216 },
  },
  layers: [
    { slot: 'far', bone: 'legBack' },
    { slot: 'far', bone: 'legFront' },
    { slot: 'tail', bone: 'tail' },
    { slot: 'near', bone: 'legBack' },
    { slot: 'near', bone: 'legFront' },
    { slot: 'body', bone: 'body' },
    { slot: 'back', bone: 'head' },
    { slot: 'ear', bone: 'ear' },
    { slot: 'head', bone: 'head' },
    { slot: 'face', bone: 'head', faces: ['idle', 'attack', 'hit', 'ko'] },
    { slot: 'tusk', bone: 'head' },
    { slot: 'trunk', bone: 'trunk' },
    { slot: 'hair', bone: 'head' },
  ],
  poses: {
    idle: { face: 'idle', bones: { trunk: [3], tail: [-4], ear: [0] } },
    idle2: {
      face: 'idle',
      bones: {
        body: [0, 0, 5, 1.015, 0.975],
        head: [1.5, 0, 7],
        trunk: [-7, 0, 2],
        tail: [12],
        ear: [-8],
        legFront: [0, 0, -4, 1, 1.03],
      },
    },
    windup: {
      face: 'attack',
      bones: {
        root: [0, -22, 0],
        body: [-22, -6, -8],
        legBack: [-6, 0, 0, 1, 0.96],
        legFront: [-34, -4, 4],
        head: [-6, -6, -4],
        trunk: [-36, 0, 10, 1, 0.98],
        tail: [30],
        ear: [18],
      },
    },
    attack: {
      face: 'attack',
      bones: {
        root: [0, 46, 0, 1.05, 0.95],
        body: [7, 6, 4],
        legBack: [16, -4, 0],
        legFront: [-11, 10, -12, 1.06, 0.94],
        head: [12, 12, 20],
        trunk: [-44, 0, 12, 1.02, 1.06],
        tail: [-26],
        ear: [-22],
      },
    },
    hit: {
      face: 'hit',
      bones: {
        root: [0, -20, 0, 0.98, 1.02],
        body: [-5, -2, 0],
        legBack: [-4],
        legFront: [9, -6, 2],
        head: [-14, -8, -4],
        trunk: [20, -2, 0],
        tail: [24],
        ear: [26],
      },
    },
    defeated: {
      face: 'ko',
      bones: {
        root: [0, 0, 2, 1.04, 0.98],
        body: [2, 0, 34, 1.03, 0.9],
        legBack: [26, -24, 22, 1, 0.72],
        legFront: [-36, 24, -14, 1, 0.72],
        head: [9, 8, 16],
        trunk: [-20, 0, 4, 1, 0.94],
        tail: [-30],
        ear: [-26],
      },
    },
  },
  box: { x: -60, y: -60, width: 680, height: 590 },
  ground: { x: 250, y: 464 },
  crownUnits: 440,
  pxPerUnit: 0.86,
}
