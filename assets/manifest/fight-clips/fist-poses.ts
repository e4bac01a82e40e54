import type { Pose } from '../rig.ts'

/** Poses of the bare-handed. Angles are unwrapped as in `POSES`. */
export const FIST_POSES = {
  /** A fist drawn back beside the cheek. */
  cock: {
    face: 'attack',
    bones: {
      root: [0, -18, 0, 1.08, 0.92],
      torso: [-18, -6, 2],
      head: [8, 0, 4],
      armN: [112, -10, -4, 1.1, 1.1],
      weapon: [-150],
      armF: [-104, 4, -8],
      shield: [96],
      legN: [20, -4, 0],
      legF: [-14, 4, 0],
      tail: [-18],
      earN: [14],
      earF: [12],
      companion: [-8, -14, -6],
    },
  },
  /** The near fist straight out. */
  jab: {
    face: 'attack',
    bones: {
      root: [0, 40, 0, 1.1, 0.94],
      torso: [18, 12, 0],
      head: [-8, 6, 0],
      armN: [272, 26, 0, 1.3, 1.5],
      weapon: [-190],
      armF: [-60, -4, 0],
      shield: [40],
      legN: [40, -10, 0],
      legF: [-34, 10, 0],
      tail: [26],
      earN: [-18],
      earF: [-16],
      companion: [12, 26, -6],
    },
  },
  /** The far fist straight out. */
  cross: {
    face: 'attack',
    bones: {
      root: [0, 46, 0, 1.12, 0.92],
      torso: [12, 16, 0],
      head: [-4, 8, 0],
      armN: [76, -10, 0, 1.1, 1.1],
      weapon: [-120],
      armF: [-94, 34, 2, 1.35, 1.6],
      shield: [90],
      legN: [-24, -8, 0],
      legF: [-44, 14, 0],
      tail: [30],
      earN: [-20],
      earF: [-18],
      companion: [12, 30, -6],
    },
  },
  /** Deep in the knees, a fist at the ground. */
  sink: {
    face: 'attack',
    bones: {
      root: [0, -8, 0, 1.18, 0.76],
      torso: [20, 2, 10],
      head: [4, 4, 12],
      armN: [36, -8, 10, 1.1, 1.1],
      weapon: [-80],
      armF: [-70, 4, 0],
      shield: [60],
      legN: [30, -8, 0],
      legF: [-28, 8, 0],
      tail: [-20],
      earN: [24],
      earF: [22],
      companion: [-6, -12, 14],
    },
  },
  /** The fist straight up, feet off the ground. */
  uppercut: {
    face: 'attack',
    bones: {
      root: [0, 30, -10, 0.88, 1.2],
      torso: [-12, 8, -8],
      head: [-14, 2, -4],
      armN: [-162, 18, -8, 1.3, 1.5],
      weapon: [-160],
      armF: [10, -6, 4],
      shield: [0],
      legN: [18, -4, 0],
      legF: [-50, 8, 0],
      tail: [-36],
      earN: [-28],
      earF: [-26],
      companion: [4, 22, -50],
    },
  },
  /** Head first. */
  ram: {
    face: 'attack',
    bones: {
      root: [0, 44, 0, 1.18, 0.86],
      torso: [38, 16, 6],
      head: [22, 30, 12],
      armN: [74, -14, 0, 1, 1.1],
      weapon: [-130],
      armF: [66, -12, 0],
      shield: [-30],
      legN: [58, -14, -4],
      legF: [-56, 12, -4],
      tail: [40],
      earN: [-36],
      earF: [-34],
      companion: [14, 20, 4],
    },
  },
} satisfies Readonly<Record<string, Pose>>
