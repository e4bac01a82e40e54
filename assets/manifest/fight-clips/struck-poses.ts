import type { Pose } from '../rig.ts'

/** Poses of who is attacked. Angles are unwrapped as in `POSES`. */
export const STRUCK_POSES = {
  /** Thrown back, arms forward, feet leaving the ground. */
  reel: {
    face: 'hit',
    bones: {
      root: [0, -34, -4, 0.9, 1.1],
      torso: [-32, -10, -4],
      head: [-24, -10, 2],
      armN: [-64, 8, -6, 1, 1.15],
      weapon: [-58],
      armF: [-116, 6, -6],
      shield: [30],
      legN: [-38, 8, -6],
      legF: [-58, 8, -8],
      tail: [-40],
      wings: [-22, 0, 0, 0.86, 1.14],
      earN: [34],
      earF: [36],
      companion: [-20, -44, -40],
    },
  },
  /** Bent over the blow, arms round the belly. */
  fold: {
    face: 'hit',
    bones: {
      root: [0, -30, 2, 1.08, 0.9],
      torso: [26, -10, 8],
      head: [26, 4, 14],
      armN: [-24, 4, 4],
      weapon: [-96],
      armF: [26, -2, 4],
      shield: [-30],
      legN: [-16, 4, 0],
      legF: [-34, 8, 0],
      tail: [22],
      wings: [10, 0, 4, 1, 0.8],
      earN: [-30],
      earF: [-28],
      companion: [-16, -40, 6],
    },
  },
  /** Under the blade. */
  duck: {
    face: 'attack',
    bones: {
      root: [0, -6, 0, 1.22, 0.64],
      torso: [14, -4, 12],
      head: [8, 2, 20],
      armN: [64, -6, 8],
      weapon: [-96],
      armF: [-44, 4, 8],
      shield: [44],
      legN: [34, -10, 0],
      legF: [-34, 10, 0],
      tail: [-22],
      wings: [6, 0, 10, 1.1, 0.7],
      earN: [34],
      earF: [32],
      companion: [-8, -10, 40],
    },
  },
  /** Bent back like a bow: the blade passes over the nose. */
  lean: {
    face: 'attack',
    bones: {
      root: [0, 8, 0, 1.04, 0.94],
      torso: [-44, -6, 8],
      head: [-8, -8, 4],
      armN: [122, -4, 0],
      weapon: [-166],
      armF: [-128, 6, 0],
      shield: [60],
      legN: [30, 4, 0],
      legF: [-2, 4, 0],
      tail: [30],
      wings: [-20, 0, 0, 0.9, 1.1],
      earN: [26],
      earF: [24],
      companion: [-12, -36, -4],
    },
  },
  /** Down and out, all four stretched. */
  flat: {
    face: 'ko',
    bones: {
      torso: [0, 0, 2, 1.04, 0.96],
      head: [-6, 0, 6],
      armN: [64, -4, 0],
      weapon: [-150, -14, 10],
      armF: [-66, 4, 0],
      shield: [-20],
      legN: [24, -6, 0],
      legF: [-24, 6, 0],
      tail: [20],
      wings: [0, 0, 8, 1.05, 0.7],
      earN: [-18],
      earF: [22],
      companion: [0, -20, 20],
    },
  },
} satisfies Readonly<Record<string, Pose>>
