import type { CreatureRig } from './creature.ts'

type HollowBone = 'root' | 'wisps' | 'robe' | 'hem' | 'armN' | 'armF' | 'head' | 'tip'

export const HOLLOW_BOSS: CreatureRig<HollowBone> = {
  bones: {
    root: { parent: null, x: 260, y: 470 },
    wisps: { parent: 'root', x: 260, y: 240 },
    robe: { parent: 'root', x: 260, y: 400 },
    hem: { parent: 'robe', x: 260, y: 330 },
    armN: { parent: 'robe', x: 180, y: 276 },
    armF: { parent: 'robe', x: 340, y: 276 },
    head: { parent: 'robe', x: 262, y: 300 },
    tip: { parent: 'head', x: 262, y: 100 },
  },
  layers: [
    { slot: 'wisps', bone: 'wisps' },
    { slot: 'hem', bone: 'hem' },
    { slot: 'robe', bone: 'robe' },
    { slot: 'arm', bone: 'armF' },
    { slot: 'arm', bone: 'armN' },
    { slot: 'tip', bone: 'tip' },
    { slot: 'head', bone: 'head' },
    { slot: 'face', bone: 'head', faces: ['idle', 'attack', 'hit', 'ko'] },
    { slot: 'collar', bone: 'robe' },
  ],
  poses: {
    idle: { face: 'idle', bones: { root: [0, 0, -14], hem: [-3], tip: [-2] } },
    idle2: {
      face: 'idle',
      bones: {
        root: [0, 0, -32],
        robe: [1.5, 0, 0, 0.99, 1.02],
        hem: [4, 0, 6, 0.97, 1.06],
        armN: [9, -3, -3],
        armF: [-9, 3, -3],
        head: [-2, 0, -3],
        tip: [8, 0, 2],
        wisps: [-5, 0, 20, 1.04, 1.04],
      },
    },
    windup: {
      face: 'attack',
      bones: {
        root: [0, -26, -40, 1, 1.05],
        robe: [-10, -6, 0],
        hem: [14, 0, 6, 0.94, 1.06],
        armN: [72, -4, -8, 1.05, 1.05],
        armF: [-84, 4, -10, 1.05, 1.05],
        head: [-8, -4, -6],
        tip: [18, 0, 0, 1, 1.06],
        wisps: [16, 0, -10, 1.14, 1.14],
      },
    },
    attack: {
      face: 'attack',
      bones: {
        root: [0, 56, -40, 1.05, 0.97],
        robe: [17, 10, 0],
        hem: [22, -14, 0, 1.02, 1.08],
        armN: [-88, 26, 8, 1.16, 1.1],
        armF: [-46, 14, -4, 1.16, 1.1],
        head: [-5, 14, 0],
        tip: [-26, 0, 4, 1.06, 1.1],
        wisps: [-20, 40, 0, 1.12, 0.94],
      },
    },
    hit: {
      face: 'hit',
      bones: {
        root: [0, -30, -26, 0.95, 1.04],
        robe: [-15, -4, 0],
        hem: [-20, 8, 0, 0.96, 1.04],
        armN: [46, -4, -6],
        armF: [-40, 4, -10],
        head: [-13, -6, 2],
        tip: [28],
        wisps: [12, -36, -14, 1.18, 1.1],
      },
    },
    defeated: {
      face: 'ko',
      bones: {
        root: [0, 0, 2, 1.05, 0.98],
        robe: [5, 0, 52, 1.12, 0.66],
        hem: [0, 0, 22, 1.1, 0.72],
        armN: [-16, -20, 20, 1, 0.95],
        armF: [18, 20, 20, 1, 0.95],
        head: [15, 16, 16, 0.96, 1.2],
        tip: [44, 6, 8, 1, 0.82],
        wisps: [0, 0, 140, 0.8, 0.4],
      },
    },
  },
  box: { x: -60, y: -60, width: 640, height: 620 },
  ground: { x: 260, y: 470 },
  crownUnits: 420,
  pxPerUnit: 0.9,
}
