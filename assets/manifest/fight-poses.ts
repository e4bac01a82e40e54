import { POSES, type Pose, type PoseName } from './rig.ts'

/** Poses that only a fight shows. Angles are unwrapped as in `POSES`: the arm of `rise` comes up from below, at -150°. */
export type FightPoseName =
  | PoseName
  | 'ready'
  | 'crouch'
  | 'raise'
  | 'smash'
  | 'coil'
  | 'sweep'
  | 'low'
  | 'rise'
  | 'trail'
  | 'thrust'
  | 'cock'
  | 'jab'
  | 'cross'
  | 'sink'
  | 'uppercut'
  | 'ram'
  | 'reel'
  | 'fold'
  | 'duck'
  | 'lean'
  | 'flat'

const OWN_POSES: Readonly<Record<Exclude<FightPoseName, PoseName>, Pose>> = {
  /** On its toes, sword up: its turn is next. */
  ready: {
    face: 'attack',
    bones: {
      root: [0, 4, 0, 1.05, 0.94],
      torso: [8, 4, 4],
      head: [-3, 4, 4],
      armN: [66, -4, 0],
      weapon: [-106],
      armF: [-56, -2, -8],
      shield: [50],
      legN: [18, -4, 0],
      legF: [-18, 4, 0],
      tail: [14],
      earN: [-8],
      earF: [-8],
      companion: [6, 10, -18],
    },
  },
  /** Coiled like a spring before a leap or a dash. */
  crouch: {
    face: 'attack',
    bones: {
      root: [0, -12, 0, 1.14, 0.82],
      torso: [14, 0, 8],
      head: [8, 2, 12],
      armN: [84, -6, 6],
      weapon: [-142],
      armF: [-20, 0, 6],
      shield: [26],
      legN: [26, -8, 0],
      legF: [-24, 8, 0],
      tail: [-18],
      wings: [8, 0, 4, 1, 0.8],
      earN: [22],
      earF: [20],
      companion: [-10, -16, 10],
    },
  },
  /** At the height of a leap, the sword behind the head. */
  raise: {
    face: 'attack',
    bones: {
      root: [0, 8, 0, 0.94, 1.1],
      torso: [-16, 0, -6],
      head: [-8, 0, 2],
      armN: [198, 6, -10, 1, 1.12],
      weapon: [-236],
      armF: [-112, 6, -8],
      shield: [70],
      legN: [56, 0, -14],
      legF: [24, 0, -18],
      tail: [-34],
      wings: [-12, 0, -10, 1.12, 1.24],
      earN: [-22],
      earF: [-20],
      companion: [-14, -24, -50],
    },
  },
  /** Sword in the ground in front of it. */
  smash: {
    face: 'attack',
    bones: {
      root: [0, 46, 0, 1.16, 0.84],
      torso: [28, 12, 10],
      head: [0, 10, 8],
      armN: [308, 20, 2, 1, 1.22],
      weapon: [-206],
      armF: [34, -8, 8],
      shield: [-20],
      legN: [44, -16, 0],
      legF: [-38, 14, 0],
      tail: [36],
      wings: [16, 0, 6, 1.06, 0.7],
      earN: [-26],
      earF: [-24],
      companion: [18, 34, 18],
    },
  },
  /** Turned away, the blade far behind. */
  coil: {
    face: 'attack',
    bones: {
      root: [0, -26, 0, 1.06, 0.93],
      torso: [-24, -8, 2],
      head: [12, 2, 4],
      armN: [76, -10, 2, 1, 1.1],
      weapon: [-166],
      armF: [-84, 6, -4],
      shield: [80],
      legN: [22, -6, 0],
      legF: [-6],
      tail: [-24],
      wings: [-10, 0, 0, 1, 1.12],
      earN: [16],
      earF: [14],
      companion: [-10, -24, -4],
    },
  },
  /** The blade level in front, arm and body stretched. */
  sweep: {
    face: 'attack',
    bones: {
      root: [0, 40, 0, 1.1, 0.92],
      torso: [14, 12, 2],
      head: [-8, 6, 0],
      armN: [268, 20, 0, 1, 1.28],
      weapon: [-188],
      armF: [48, -8, 2],
      shield: [-30],
      legN: [48, -12, 0],
      legF: [-40, 12, 0],
      tail: [30],
      wings: [12, 0, 0, 1.1, 0.8],
      earN: [-22],
      earF: [-20],
      companion: [14, 30, 0],
    },
  },
  /** Low on its knees, the blade along the ground behind. */
  low: {
    face: 'attack',
    bones: {
      root: [0, -18, 0, 1.14, 0.84],
      torso: [-8, -6, 8],
      head: [2, 0, 10],
      armN: [24, -12, 8, 1, 1.1],
      weapon: [-152],
      armF: [-62, 4, 0],
      shield: [54],
      legN: [30, -8, 0],
      legF: [-18, 6, 0],
      tail: [-16],
      wings: [-4, 0, 6, 1, 0.84],
      earN: [20],
      earF: [18],
      companion: [-8, -16, 12],
    },
  },
  /** The blade torn up from below, the body after it. */
  rise: {
    face: 'attack',
    bones: {
      root: [0, 34, -8, 0.92, 1.14],
      torso: [-14, 8, -8],
      head: [-12, 4, -4],
      armN: [-152, 14, -10, 1, 1.3],
      weapon: [-182],
      armF: [24, -6, 4],
      shield: [-16],
      legN: [10, -4, 0],
      legF: [-44, 10, 0],
      tail: [-30],
      wings: [-8, 0, -8, 1.06, 1.2],
      earN: [-24],
      earF: [-20],
      companion: [4, 24, -46],
    },
  },
  /** Racing: leaning far forward, the blade trailing. */
  trail: {
    face: 'attack',
    bones: {
      root: [0, 18, 0, 1.22, 0.82],
      torso: [30, 14, 4],
      head: [-18, 8, 4],
      armN: [72, -14, 4, 1, 1.2],
      weapon: [-188],
      armF: [60, -10, 2],
      shield: [-30],
      legN: [62, -16, -6],
      legF: [-56, 14, -4],
      tail: [40],
      wings: [24, 0, 0, 1.1, 0.6],
      earN: [-34],
      earF: [-32],
      companion: [16, -20, 0],
    },
  },
  /** The point of the blade first. */
  thrust: {
    face: 'attack',
    bones: {
      root: [0, 48, 0, 1.18, 0.88],
      torso: [24, 14, 2],
      head: [-16, 8, 0],
      armN: [272, 26, 0, 1, 1.34],
      weapon: [-206],
      armF: [64, -10, 2],
      shield: [-40],
      legN: [56, -16, 0],
      legF: [-52, 14, 0],
      tail: [34],
      wings: [18, 0, 0, 1.1, 0.7],
      earN: [-28],
      earF: [-26],
      companion: [12, 34, 0],
    },
  },
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
}

/** Every pose that a pet's clips may name. */
export const FIGHT_POSES: Readonly<Record<FightPoseName, Pose>> = { ...POSES, ...OWN_POSES }
