import type { Clip } from './clip.ts'
import type { FightPoseName } from './fight-poses.ts'

/** What a hand holds: the family of its sword, or nothing. */
export type WeaponFamily = 'blade' | 'heavy' | 'fire' | 'toy'
export type Wielder = WeaponFamily | 'bare'
export const ARMED: readonly Wielder[] = ['blade', 'heavy', 'fire', 'toy']

/** What an attack leaves in the air and on the ground where it lands; drawn by `scenes/kombat/attack-marks.ts`. */
export type AttackMark =
  | 'arc'
  | 'rising-arc'
  | 'ring'
  | 'smash'
  | 'quake'
  | 'blaze'
  | 'bonk'
  | 'fist'
  | 'upper-fist'
  | 'cut'
  | 'meteor'
  | 'claws'
  | 'inferno'
  | 'tusks'
  | 'stomp'
  | 'void'

/** An attack: its motion, the moments it touches, what it leaves. Whoever adds a row here adds an attack, without code. */
export interface Attack<Name extends string> {
  readonly clip: Clip<Name>
  /** Each moment in which it touches the other fighter, ms at normal speed; the last one deals the damage. */
  readonly impactMs: readonly [number, ...number[]]
  readonly mark: AttackMark
  /** The body leaves images of itself on the way. */
  readonly leavesImages?: boolean
}

/** An attack of pets: also who has it. */
export interface PetAttack extends Attack<FightPoseName> {
  readonly by: readonly Wielder[]
  readonly critical: boolean
}

/** When an attack deals its damage. */
export const landsAt = ({ impactMs }: Pick<Attack<string>, 'impactMs'>): number => impactMs.at(-1) ?? impactMs[0]

/** Two small bounces after coming home: the next one gets ready. */
const READY_BOUNCES = [
  { fromMs: 900, toMs: 1010, height: 12 },
  { fromMs: 1020, toMs: 1120, height: 8 },
] as const

/**
 * Every attack of pets. Up to its last impact a clip runs at its own times; what follows fills the rest of the beat, so
 * that the last key is the end of the turn.
 */
export const PET_ATTACKS = {
  /** Over the head and down. */
  slash: {
    by: ARMED,
    critical: false,
    mark: 'arc',
    impactMs: [440],
    clip: {
      durationMs: 1120,
      poses: [
        [0, 'rest'],
        [140, 'crouch', 'sineOut', 0.6],
        [330, 'windup', 'cubicOut', 1.05],
        [378, 'windup', 'linear', 1.14],
        [440, 'attack', 'quadIn'],
        [500, 'attack', 'quadOut', 1.12],
        [620, 'attack', 'sineInOut', 0.95],
        [830, 'ready', 'sineInOut'],
        [980, 'ready', 'sineInOut', 0.55],
        [1120, 'rest', 'sineInOut'],
      ],
      tracks: {
        approach: {
          keys: [
            [0, 0],
            [140, -0.14, 'sineOut'],
            [340, 0.74, 'sineInOut'],
            [378, 0.7, 'sineOut'],
            [440, 1, 'quadIn'],
            [500, 1.08, 'quadOut'],
            [640, 1, 'sineInOut'],
            [870, 0, 'sineInOut'],
          ],
        },
        tilt: {
          keys: [
            [0, 0],
            [330, -9, 'sineInOut'],
            [378, -12],
            [440, 12, 'quadIn'],
            [510, 16, 'quadOut'],
            [680, 4, 'sineInOut'],
            [800, -8, 'sineInOut'],
            [930, 0, 'sineInOut'],
          ],
        },
        lift: {
          waves: [{ fromMs: 150, toMs: 335, height: 30 }, { fromMs: 650, toMs: 870, height: 42 }, ...READY_BOUNCES],
        },
        squashX: {
          waves: [
            { fromMs: 335, toMs: 395, height: 0.05 },
            { fromMs: 395, toMs: 490, height: 0.12 },
            { fromMs: 870, toMs: 980, height: 0.1 },
          ],
        },
        squashY: {
          waves: [
            { fromMs: 150, toMs: 260, height: 0.08 },
            { fromMs: 335, toMs: 395, height: -0.07 },
            { fromMs: 870, toMs: 980, height: -0.12 },
          ],
        },
      },
    },
  },
  /** High up and down on it. */
  leap: {
    by: ARMED,
    critical: false,
    mark: 'smash',
    impactMs: [490],
    clip: {
      durationMs: 1150,
      poses: [
        [0, 'rest'],
        [180, 'crouch', 'sineOut', 1.1],
        [290, 'raise', 'quadOut'],
        [420, 'raise', 'sineInOut', 1.12],
        [490, 'smash', 'quadIn'],
        [640, 'smash', 'sineInOut', 0.9],
        [860, 'ready', 'sineInOut'],
        [1000, 'ready', 'sineInOut', 0.5],
        [1150, 'rest', 'sineInOut'],
      ],
      tracks: {
        approach: {
          keys: [
            [0, 0],
            [180, -0.2, 'sineOut'],
            [490, 1, 'sineInOut'],
            [660, 0.94, 'sineOut'],
            [900, 0, 'sineInOut'],
          ],
        },
        lift: {
          waves: [
            { fromMs: 185, toMs: 490, height: 205 },
            { fromMs: 670, toMs: 900, height: 46 },
            { fromMs: 930, toMs: 1040, height: 12 },
            { fromMs: 1050, toMs: 1150, height: 8 },
          ],
        },
        tilt: {
          keys: [
            [0, 0],
            [180, 4],
            [400, -22, 'sineOut'],
            [490, 20, 'quadIn'],
            [640, 12, 'sineOut'],
            [800, -8, 'sineInOut'],
            [940, 0, 'sineInOut'],
          ],
        },
        squashX: {
          waves: [
            { fromMs: 80, toMs: 200, height: 0.08 },
            { fromMs: 490, toMs: 660, height: 0.2 },
            { fromMs: 900, toMs: 1000, height: 0.1 },
          ],
        },
        squashY: {
          waves: [
            { fromMs: 80, toMs: 200, height: -0.1 },
            { fromMs: 200, toMs: 420, height: 0.14 },
            { fromMs: 490, toMs: 660, height: -0.2 },
            { fromMs: 900, toMs: 1000, height: -0.12 },
          ],
        },
      },
    },
  },
  /** Two turns on the way, the blade level. */
  spin: {
    by: ARMED,
    critical: false,
    mark: 'ring',
    impactMs: [470],
    clip: {
      durationMs: 1130,
      poses: [
        [0, 'rest'],
        [170, 'coil', 'cubicOut'],
        [220, 'coil', 'linear', 1.1],
        [290, 'sweep', 'quadIn', 0.9],
        [470, 'sweep', 'linear', 1.05],
        [540, 'sweep', 'quadOut', 1.15],
        [660, 'sweep', 'sineInOut', 0.8],
        [860, 'ready', 'sineInOut'],
        [990, 'ready', 'sineInOut', 0.5],
        [1130, 'rest', 'sineInOut'],
      ],
      tracks: {
        approach: {
          keys: [
            [0, 0],
            [200, -0.24, 'sineOut'],
            [470, 1, 'sineInOut'],
            [560, 1.12, 'quadOut'],
            [680, 1.02],
            [890, 0, 'sineInOut'],
          ],
        },
        squashX: {
          keys: [
            [220, 0],
            [282, -2, 'sineInOut'],
            [345, 0, 'sineInOut'],
            [407, -2, 'sineInOut'],
            [470, 0, 'sineInOut'],
            [690, 0],
            [780, -2, 'sineInOut'],
            [880, 0, 'sineInOut'],
          ],
          waves: [{ fromMs: 890, toMs: 990, height: 0.1 }],
        },
        squashY: { waves: [{ fromMs: 890, toMs: 990, height: -0.12 }] },
        lift: {
          waves: [
            { fromMs: 220, toMs: 460, height: 34 },
            { fromMs: 680, toMs: 890, height: 56 },
            { fromMs: 910, toMs: 1020, height: 12 },
            { fromMs: 1030, toMs: 1130, height: 8 },
          ],
        },
        tilt: {
          keys: [
            [0, 0],
            [200, -10, 'sineOut'],
            [330, 8],
            [470, 14],
            [560, 18, 'quadOut'],
            [760, 0, 'sineInOut'],
          ],
        },
      },
    },
  },
  /** In low, the blade torn up, a somersault home. */
  'rising-cut': {
    by: ['blade'],
    critical: false,
    mark: 'rising-arc',
    impactMs: [430],
    clip: {
      durationMs: 1110,
      poses: [
        [0, 'rest'],
        [150, 'low', 'cubicOut'],
        [370, 'low', 'linear', 1.12],
        [430, 'rise', 'quadIn'],
        [520, 'rise', 'quadOut', 1.12],
        [600, 'rise', 'linear', 0.9],
        [760, 'crouch', 'sineInOut', 0.9],
        [860, 'ready', 'quadOut'],
        [980, 'ready', 'sineInOut', 0.5],
        [1110, 'rest', 'sineInOut'],
      ],
      tracks: {
        approach: {
          keys: [
            [0, 0],
            [130, -0.16, 'sineOut'],
            [370, 0.92, 'sineInOut'],
            [430, 1, 'quadIn'],
            [540, 1.04],
            [860, 0, 'sineInOut'],
          ],
        },
        lift: {
          waves: [
            { fromMs: 415, toMs: 860, height: 165 },
            { fromMs: 890, toMs: 1000, height: 12 },
            { fromMs: 1010, toMs: 1110, height: 8 },
          ],
        },
        tilt: {
          keys: [
            [0, 0],
            [150, 10, 'sineOut'],
            [370, 14],
            [430, -10, 'quadIn'],
            [540, -16],
            [840, -360, 'sineInOut'],
          ],
        },
        squashX: {
          waves: [
            { fromMs: 160, toMs: 380, height: 0.1 },
            { fromMs: 860, toMs: 970, height: 0.12 },
          ],
        },
        squashY: {
          waves: [
            { fromMs: 410, toMs: 540, height: 0.14 },
            { fromMs: 860, toMs: 970, height: -0.14 },
          ],
        },
      },
    },
  },
  /** Heaved up until it nearly topples, then the ground shakes. */
  hammer: {
    by: ['heavy'],
    critical: false,
    mark: 'quake',
    impactMs: [530],
    clip: {
      durationMs: 1190,
      poses: [
        [0, 'rest'],
        [130, 'low', 'sineOut', 0.8],
        [330, 'raise', 'sineInOut'],
        [450, 'raise', 'sineInOut', 1.2],
        [530, 'smash', 'cubicIn', 1.05],
        [740, 'smash', 'linear', 0.95],
        [900, 'low', 'sineInOut', 0.7],
        [1040, 'ready', 'sineInOut', 0.7],
        [1190, 'rest', 'sineInOut'],
      ],
      tracks: {
        approach: {
          keys: [
            [0, 0],
            [160, 0.16, 'sineInOut'],
            [300, 0.44, 'sineInOut'],
            [450, 0.66, 'sineInOut'],
            [530, 1, 'cubicIn'],
            [720, 0.98],
            [960, 0, 'sineInOut'],
          ],
        },
        tilt: {
          keys: [
            [0, 0],
            [160, 6],
            [330, -16, 'sineInOut'],
            [450, -28, 'sineOut'],
            [530, 26, 'cubicIn'],
            [640, 20],
            [720, 18],
            [880, -6, 'sineInOut'],
            [1000, 0, 'sineInOut'],
          ],
        },
        lift: {
          waves: [
            { fromMs: 60, toMs: 160, height: 10 },
            { fromMs: 200, toMs: 300, height: 10 },
            { fromMs: 440, toMs: 530, height: 60 },
            { fromMs: 740, toMs: 850, height: 14 },
            { fromMs: 860, toMs: 960, height: 14 },
            { fromMs: 1050, toMs: 1170, height: 10 },
          ],
        },
        squashX: { waves: [{ fromMs: 530, toMs: 720, height: 0.24 }] },
        squashY: {
          waves: [
            { fromMs: 360, toMs: 520, height: 0.16 },
            { fromMs: 530, toMs: 720, height: -0.24 },
          ],
        },
      },
    },
  },
  /** One burning turn, the flame held up after it. */
  blaze: {
    by: ['fire'],
    critical: false,
    mark: 'blaze',
    impactMs: [450],
    clip: {
      durationMs: 1120,
      poses: [
        [0, 'rest'],
        [190, 'win', 'cubicOut', 0.9],
        [300, 'coil', 'sineInOut', 1.1],
        [350, 'coil', 'linear', 1.2],
        [450, 'thrust', 'quadIn'],
        [530, 'thrust', 'quadOut', 1.15],
        [650, 'sweep', 'sineInOut', 0.9],
        [820, 'win', 'backOut', 0.8],
        [960, 'ready', 'sineInOut', 0.8],
        [1120, 'rest', 'sineInOut'],
      ],
      tracks: {
        approach: {
          keys: [
            [0, 0],
            [300, -0.2, 'sineInOut'],
            [350, -0.16],
            [450, 1, 'quadIn'],
            [540, 1.1, 'quadOut'],
            [660, 1.02],
            [870, 0, 'sineInOut'],
          ],
        },
        squashX: {
          keys: [
            [330, 0],
            [390, -2, 'sineInOut'],
            [450, 0, 'sineInOut'],
          ],
          waves: [
            { fromMs: 450, toMs: 560, height: 0.12 },
            { fromMs: 870, toMs: 970, height: 0.1 },
          ],
        },
        squashY: {
          waves: [
            { fromMs: 60, toMs: 250, height: 0.08 },
            { fromMs: 870, toMs: 970, height: -0.12 },
          ],
        },
        lift: {
          waves: [
            { fromMs: 60, toMs: 280, height: 40 },
            { fromMs: 670, toMs: 870, height: 50 },
            { fromMs: 900, toMs: 1010, height: 14 },
            { fromMs: 1020, toMs: 1120, height: 8 },
          ],
        },
        tilt: {
          keys: [
            [0, 0],
            [190, -8, 'sineOut'],
            [350, -16, 'sineInOut'],
            [450, 14, 'quadIn'],
            [560, 18],
            [780, -10, 'sineInOut'],
            [940, 0, 'sineInOut'],
          ],
        },
      },
    },
  },
  /** Bounces in and bonks twice. */
  bonk: {
    by: ['toy'],
    critical: false,
    mark: 'bonk',
    impactMs: [330, 490],
    clip: {
      durationMs: 1150,
      poses: [
        [0, 'rest'],
        [110, 'crouch', 'sineOut', 0.7],
        [230, 'raise', 'quadOut', 0.9],
        [330, 'attack', 'quadIn'],
        [420, 'raise', 'quadOut', 1.05],
        [490, 'smash', 'quadIn', 0.9],
        [620, 'smash', 'sineInOut', 0.8],
        [780, 'win', 'backOut', 0.9],
        [960, 'ready', 'sineInOut', 0.9],
        [1150, 'rest', 'sineInOut'],
      ],
      tracks: {
        approach: {
          keys: [
            [0, 0],
            [110, -0.1, 'sineOut'],
            [330, 0.96, 'sineInOut'],
            [410, 0.86],
            [490, 1, 'quadIn'],
            [640, 0.98],
            [900, 0, 'sineInOut'],
          ],
        },
        lift: {
          waves: [
            { fromMs: 110, toMs: 330, height: 90 },
            { fromMs: 340, toMs: 490, height: 110 },
            { fromMs: 650, toMs: 770, height: 40 },
            { fromMs: 780, toMs: 900, height: 40 },
            { fromMs: 920, toMs: 1030, height: 26 },
            { fromMs: 1040, toMs: 1140, height: 14 },
          ],
        },
        tilt: {
          keys: [
            [0, 0],
            [230, -14, 'sineOut'],
            [330, 16, 'quadIn'],
            [410, -12, 'sineOut'],
            [490, 18, 'quadIn'],
            [640, 6, 'sineOut'],
            [710, -10, 'sineInOut'],
            [840, 10, 'sineInOut'],
            [960, -6, 'sineInOut'],
            [1060, 0, 'sineInOut'],
          ],
        },
        squashX: {
          waves: [
            { fromMs: 330, toMs: 400, height: 0.18 },
            { fromMs: 490, toMs: 620, height: 0.2 },
            { fromMs: 770, toMs: 840, height: 0.1 },
            { fromMs: 900, toMs: 980, height: 0.1 },
          ],
        },
        squashY: {
          waves: [
            { fromMs: 330, toMs: 400, height: -0.18 },
            { fromMs: 490, toMs: 620, height: -0.2 },
            { fromMs: 770, toMs: 840, height: -0.12 },
            { fromMs: 900, toMs: 980, height: -0.12 },
          ],
        },
      },
    },
  },
  /** Left, right. */
  'one-two': {
    by: ['bare'],
    critical: false,
    mark: 'fist',
    impactMs: [340, 470],
    clip: {
      durationMs: 1120,
      poses: [
        [0, 'rest'],
        [110, 'block', 'sineOut', 1.1],
        [260, 'cock', 'cubicOut'],
        [290, 'cock', 'linear', 1.15],
        [340, 'jab', 'quadIn'],
        [365, 'jab'],
        [420, 'cock', 'sineInOut', 0.7],
        [470, 'cross', 'quadIn', 1.05],
        [540, 'cross', 'quadOut', 1.15],
        [640, 'cross', 'sineInOut', 0.8],
        [820, 'block', 'sineInOut', 1.1],
        [970, 'ready', 'sineInOut', 0.6],
        [1120, 'rest', 'sineInOut'],
      ],
      tracks: {
        approach: {
          keys: [
            [0, 0],
            [80, -0.1, 'sineOut'],
            [290, 0.8, 'sineInOut'],
            [340, 1, 'quadIn'],
            [420, 0.9, 'sineInOut'],
            [470, 1.08, 'quadIn'],
            [560, 1.14, 'quadOut'],
            [660, 1],
            [870, 0, 'sineInOut'],
          ],
        },
        lift: {
          waves: [
            { fromMs: 80, toMs: 180, height: 20 },
            { fromMs: 180, toMs: 285, height: 20 },
            { fromMs: 660, toMs: 765, height: 22 },
            { fromMs: 765, toMs: 870, height: 22 },
            { fromMs: 880, toMs: 1000, height: 16 },
            { fromMs: 1005, toMs: 1115, height: 12 },
          ],
        },
        tilt: {
          keys: [
            [0, 0],
            [280, -8, 'sineInOut'],
            [340, 8, 'quadIn'],
            [420, -6, 'sineInOut'],
            [470, 16, 'quadIn'],
            [560, 18],
            [740, -4, 'sineInOut'],
            [900, 0],
          ],
        },
        squashX: {
          waves: [
            { fromMs: 300, toMs: 380, height: 0.12 },
            { fromMs: 430, toMs: 540, height: 0.16 },
          ],
        },
        squashY: {
          waves: [
            { fromMs: 300, toMs: 380, height: -0.05 },
            { fromMs: 430, toMs: 540, height: -0.06 },
            { fromMs: 870, toMs: 960, height: -0.08 },
          ],
        },
      },
    },
  },
  /** From the knees to the chin. */
  uppercut: {
    by: ['bare'],
    critical: false,
    mark: 'upper-fist',
    impactMs: [450],
    clip: {
      durationMs: 1120,
      poses: [
        [0, 'rest'],
        [130, 'cock', 'sineOut', 0.6],
        [300, 'sink', 'sineInOut'],
        [395, 'sink', 'linear', 1.15],
        [450, 'uppercut', 'quadIn'],
        [560, 'uppercut', 'quadOut', 1.12],
        [700, 'uppercut', 'sineInOut', 0.7],
        [850, 'crouch', 'sineInOut', 0.6],
        [970, 'ready', 'sineInOut', 0.7],
        [1120, 'rest', 'sineInOut'],
      ],
      tracks: {
        approach: {
          keys: [
            [0, 0],
            [130, -0.12, 'sineOut'],
            [380, 0.98, 'sineInOut'],
            [450, 1.06, 'quadIn'],
            [600, 1.02],
            [860, 0, 'sineInOut'],
          ],
        },
        lift: {
          waves: [
            { fromMs: 430, toMs: 850, height: 130 },
            { fromMs: 900, toMs: 1010, height: 12 },
            { fromMs: 1020, toMs: 1120, height: 8 },
          ],
        },
        tilt: {
          keys: [
            [0, 0],
            [300, 12, 'sineInOut'],
            [395, 16],
            [450, -14, 'quadIn'],
            [600, -22, 'sineOut'],
            [820, 4, 'sineInOut'],
            [960, 0],
          ],
        },
        squashX: {
          waves: [
            { fromMs: 300, toMs: 420, height: 0.12 },
            { fromMs: 850, toMs: 960, height: 0.14 },
          ],
        },
        squashY: {
          waves: [
            { fromMs: 420, toMs: 600, height: 0.14 },
            { fromMs: 850, toMs: 960, height: -0.16 },
          ],
        },
      },
    },
  },
  /** Head first, like a ball. */
  headbutt: {
    by: ['bare'],
    critical: false,
    mark: 'fist',
    impactMs: [430],
    clip: {
      durationMs: 1110,
      poses: [
        [0, 'rest'],
        [200, 'lean', 'cubicOut', 0.8],
        [300, 'lean', 'linear', 0.95],
        [430, 'ram', 'quadIn'],
        [480, 'ram', 'quadOut', 1.1],
        [620, 'reel', 'sineInOut', 0.5],
        [800, 'ready', 'sineInOut', 0.8],
        [960, 'ready', 'sineInOut', 0.4],
        [1110, 'rest', 'sineInOut'],
      ],
      tracks: {
        approach: {
          keys: [
            [0, 0],
            [240, -0.3, 'sineInOut'],
            [300, -0.32],
            [430, 1.1, 'quadIn'],
            [500, 1.06],
            [820, 0, 'quadOut'],
          ],
        },
        lift: {
          waves: [
            { fromMs: 300, toMs: 440, height: 60 },
            { fromMs: 490, toMs: 720, height: 80 },
            { fromMs: 730, toMs: 840, height: 24 },
            { fromMs: 890, toMs: 1000, height: 12 },
            { fromMs: 1010, toMs: 1110, height: 8 },
          ],
        },
        tilt: {
          keys: [
            [0, 0],
            [300, -16, 'sineInOut'],
            [430, 34, 'quadIn'],
            [490, 30],
            [640, -24, 'sineInOut'],
            [800, 8, 'sineInOut'],
            [920, 0, 'sineInOut'],
          ],
        },
        squashX: {
          waves: [
            { fromMs: 360, toMs: 430, height: 0.16 },
            { fromMs: 430, toMs: 520, height: -0.14 },
            { fromMs: 720, toMs: 800, height: 0.1 },
          ],
        },
        squashY: {
          waves: [
            { fromMs: 430, toMs: 520, height: 0.1 },
            { fromMs: 720, toMs: 800, height: -0.12 },
          ],
        },
      },
    },
  },
} as const satisfies Readonly<Record<string, PetAttack>>
