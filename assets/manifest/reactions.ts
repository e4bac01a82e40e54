import type { Clip } from './clip.ts'
import type { FightPoseName } from './fight-poses.ts'

/**
 * What a pet does when it is attacked. The blow lands at 0; keys before it are what it sees coming. What follows fills
 * the rest of the beat, so that the last key is the end of the turn.
 */
export type Reaction = Clip<FightPoseName>

/** Ways of being hit. */
export const PET_HITS = {
  /** Thrown back on the heels, arms forward, a stagger, a shake of the head. */
  thrown: {
    durationMs: 660,
    stopsAtMs: 0,
    poses: [
      [-200, 'rest'],
      [-50, 'block', 'sineOut'],
      [0, 'reel', 'step', 0.7],
      [90, 'reel', 'quadOut', 1.12],
      [200, 'reel', 'sineInOut', 0.9],
      [330, 'hit', 'sineInOut', 0.5],
      [440, 'block', 'sineInOut', 0.9],
      [560, 'ready', 'sineInOut', 0.6],
      [660, 'rest', 'sineInOut'],
    ],
    tracks: {
      push: {
        keys: [
          [-200, 0],
          [-40, 8, 'sineInOut'],
          [0, 8],
          [110, 54, 'quadOut'],
          [250, 68, 'sineOut'],
          [330, 58, 'sineInOut'],
          [520, 0, 'sineInOut'],
        ],
      },
      tilt: {
        keys: [
          [-40, 0],
          [0, -4, 'step'],
          [100, -22, 'quadOut'],
          [240, -12, 'sineInOut'],
          [330, 10, 'sineInOut'],
          [420, -6, 'sineInOut'],
          [520, 0, 'sineInOut'],
        ],
      },
      lift: {
        waves: [
          { fromMs: 0, toMs: 190, height: 40 },
          { fromMs: 360, toMs: 500, height: 18 },
          { fromMs: 540, toMs: 640, height: 12 },
        ],
      },
      squashX: { waves: [{ fromMs: 190, toMs: 300, height: 0.12 }] },
      squashY: {
        waves: [
          { fromMs: -120, toMs: 0, height: -0.05 },
          { fromMs: 190, toMs: 300, height: -0.12 },
        ],
      },
    },
  },
  /** Folded over the blow, sliding on both feet, then up again with a jerk. */
  folded: {
    durationMs: 660,
    stopsAtMs: 0,
    poses: [
      [-180, 'rest'],
      [-40, 'ready', 'sineOut', 0.8],
      [0, 'fold', 'step', 0.75],
      [80, 'fold', 'quadOut', 1.2],
      [290, 'fold', 'sineInOut', 0.9],
      [400, 'lean', 'quadOut', 0.35],
      [520, 'ready', 'sineInOut', 0.9],
      [660, 'rest', 'sineInOut'],
    ],
    tracks: {
      push: {
        keys: [
          [-60, 0],
          [0, 6],
          [240, 70, 'quadOut'],
          [310, 70],
          [540, 0, 'sineInOut'],
        ],
      },
      tilt: {
        keys: [
          [0, 0],
          [80, 18, 'quadOut'],
          [290, 10, 'sineInOut'],
          [390, -12, 'quadOut'],
          [520, 0, 'sineInOut'],
        ],
      },
      lift: {
        waves: [
          { fromMs: 0, toMs: 110, height: 16 },
          { fromMs: 400, toMs: 530, height: 26 },
          { fromMs: 550, toMs: 650, height: 12 },
        ],
      },
      squashX: {
        waves: [
          { fromMs: 0, toMs: 110, height: -0.14 },
          { fromMs: 110, toMs: 330, height: 0.1 },
        ],
      },
      squashY: { waves: [{ fromMs: 110, toMs: 330, height: -0.12 }] },
    },
  },
  /** Whirled round once, then dizzy from foot to foot. */
  whirled: {
    durationMs: 660,
    stopsAtMs: 0,
    poses: [
      [-200, 'rest'],
      [-50, 'block', 'sineOut', 0.8],
      [0, 'hit', 'step', 0.8],
      [60, 'reel', 'quadOut'],
      [230, 'reel', 'linear', 0.8],
      [330, 'fold', 'sineInOut', 0.45],
      [430, 'hit', 'sineInOut', 0.4],
      [540, 'ready', 'sineInOut', 0.8],
      [660, 'rest', 'sineInOut'],
    ],
    tracks: {
      push: {
        keys: [
          [-40, 0],
          [0, 6],
          [200, 60, 'quadOut'],
          [340, 56],
          [540, 0, 'sineInOut'],
        ],
      },
      squashX: {
        keys: [
          [10, 0],
          [110, -2, 'sineInOut'],
          [220, 0, 'sineInOut'],
        ],
        waves: [{ fromMs: 225, toMs: 330, height: 0.1 }],
      },
      squashY: { waves: [{ fromMs: 225, toMs: 330, height: -0.1 }] },
      tilt: {
        keys: [
          [0, 0],
          [110, -16, 'sineInOut'],
          [230, 14, 'sineInOut'],
          [330, -12, 'sineInOut'],
          [430, 8, 'sineInOut'],
          [540, 0, 'sineInOut'],
        ],
      },
      lift: {
        waves: [
          { fromMs: 0, toMs: 220, height: 54 },
          { fromMs: 440, toMs: 550, height: 16 },
          { fromMs: 560, toMs: 655, height: 10 },
        ],
      },
    },
  },
} as const satisfies Readonly<Record<string, Reaction>>

/** Ways out of the blow's way. */
export const PET_EVADES = {
  /** A hop backwards. */
  'hop-back': {
    durationMs: 740,
    poses: [
      [-280, 'rest'],
      [-180, 'crouch', 'sineOut', 0.6],
      [-40, 'block', 'quadOut', 1.1],
      [170, 'block', 'linear', 0.9],
      [290, 'crouch', 'quadIn', 0.6],
      [420, 'ready', 'quadOut', 1.1],
      [600, 'ready', 'sineInOut', 0.6],
      [740, 'rest', 'sineInOut'],
    ],
    tracks: {
      push: {
        keys: [
          [-180, 0],
          [170, 92, 'quadOut'],
          [350, 92],
          [600, 0, 'sineInOut'],
        ],
      },
      lift: {
        waves: [
          { fromMs: -180, toMs: 170, height: 92 },
          { fromMs: 380, toMs: 490, height: 20 },
          { fromMs: 490, toMs: 600, height: 20 },
          { fromMs: 620, toMs: 730, height: 12 },
        ],
      },
      tilt: {
        keys: [
          [-180, 0],
          [-40, -14, 'sineOut'],
          [170, 6, 'sineInOut'],
          [320, 0],
        ],
      },
      squashX: { waves: [{ fromMs: 170, toMs: 300, height: 0.14 }] },
      squashY: {
        waves: [
          { fromMs: -270, toMs: -170, height: -0.1 },
          { fromMs: -170, toMs: 40, height: 0.1 },
          { fromMs: 170, toMs: 300, height: -0.16 },
        ],
      },
    },
  },
  /** Flat under the blade, then up with a grin. */
  under: {
    durationMs: 740,
    poses: [
      [-240, 'rest'],
      [-130, 'block', 'sineOut', 0.5],
      [-40, 'duck', 'quadOut'],
      [130, 'duck', 'sineInOut', 1.08],
      [290, 'win', 'backOut', 0.9],
      [430, 'win', 'sineInOut', 0.8],
      [580, 'ready', 'sineInOut', 0.9],
      [740, 'rest', 'sineInOut'],
    ],
    tracks: {
      push: {
        keys: [
          [-130, 0],
          [0, 22, 'sineOut'],
          [200, 30],
          [460, 0, 'sineInOut'],
        ],
      },
      lift: {
        waves: [
          { fromMs: 190, toMs: 360, height: 56 },
          { fromMs: 400, toMs: 520, height: 22 },
          { fromMs: 590, toMs: 710, height: 12 },
        ],
      },
      squashX: {
        waves: [
          { fromMs: -90, toMs: 160, height: 0.16 },
          { fromMs: 360, toMs: 450, height: 0.08 },
        ],
      },
      squashY: {
        waves: [
          { fromMs: -90, toMs: 160, height: -0.14 },
          { fromMs: 190, toMs: 330, height: 0.12 },
          { fromMs: 360, toMs: 450, height: -0.1 },
        ],
      },
    },
  },
  /** Bent back like a bow; the blade passes over the nose. */
  bow: {
    durationMs: 740,
    poses: [
      [-250, 'rest'],
      [-140, 'ready', 'sineOut', 0.6],
      [-20, 'lean', 'quadOut', 1.05],
      [200, 'lean', 'linear', 1.15],
      [340, 'ready', 'backOut', 1.2],
      [480, 'block', 'sineInOut', 0.8],
      [600, 'ready', 'sineInOut', 0.8],
      [740, 'rest', 'sineInOut'],
    ],
    tracks: {
      push: {
        keys: [
          [-140, 0],
          [-10, 36, 'sineOut'],
          [220, 44],
          [380, -8, 'sineInOut'],
          [520, 0, 'sineInOut'],
        ],
      },
      tilt: {
        keys: [
          [-140, 0],
          [-10, -20, 'quadOut'],
          [120, -26],
          [220, -24],
          [350, 10, 'sineInOut'],
          [500, 0, 'sineInOut'],
        ],
      },
      lift: {
        waves: [
          { fromMs: 340, toMs: 460, height: 20 },
          { fromMs: 480, toMs: 590, height: 14 },
          { fromMs: 610, toMs: 720, height: 12 },
        ],
      },
      squashY: { waves: [{ fromMs: -140, toMs: 220, height: -0.06 }] },
    },
  },
} as const satisfies Readonly<Record<string, Reaction>>

/** Ways of falling in the end, from the end of the last hit stop; slow in the air. The fallen one stays down. */
export const PET_FALLS = {
  /** Up in an arc, down on the seat, one small bounce. */
  seat: {
    durationMs: 900,
    landsAtMs: 660,
    poses: [
      [0, 'hit'],
      [120, 'reel', 'quadOut'],
      [440, 'reel', 'linear', 1.1],
      [660, 'defeated', 'cubicIn'],
    ],
    tracks: {
      push: {
        keys: [
          [0, 8],
          [660, 46, 'quadOut'],
        ],
      },
      tilt: {
        keys: [
          [0, 0],
          [330, -24, 'sineOut'],
          [660, 0, 'sineIn'],
        ],
      },
      lift: {
        waves: [
          { fromMs: 0, toMs: 660, height: 120 },
          { fromMs: 680, toMs: 820, height: 16 },
        ],
      },
      squashX: { waves: [{ fromMs: 660, toMs: 860, height: 0.16 }] },
      squashY: { waves: [{ fromMs: 660, toMs: 860, height: -0.16 }] },
    },
  },
  /** Over backwards once through the air, flat on the back. */
  back: {
    durationMs: 980,
    landsAtMs: 680,
    poses: [
      [0, 'hit'],
      [110, 'reel', 'quadOut', 1.1],
      [460, 'reel', 'linear'],
      [680, 'flat', 'sineInOut'],
    ],
    tracks: {
      push: {
        keys: [
          [0, 8],
          [680, 34, 'quadOut'],
          [860, 40, 'sineOut'],
        ],
      },
      tilt: {
        keys: [
          [0, 0],
          [120, -30, 'quadOut'],
          [680, -444, 'sineInOut'],
          [770, -456, 'sineOut'],
          [880, -448, 'sineInOut'],
        ],
      },
      lift: {
        keys: [
          [0, 0],
          [300, 150, 'sineOut'],
          [680, 6, 'sineIn'],
        ],
        waves: [{ fromMs: 690, toMs: 860, height: 24 }],
      },
      squashX: { waves: [{ fromMs: 680, toMs: 840, height: -0.12 }] },
      squashY: { waves: [{ fromMs: 680, toMs: 840, height: 0.1 }] },
    },
  },
  /** A step, a second one, and down like a tree on the face. */
  face: {
    durationMs: 1000,
    landsAtMs: 800,
    poses: [
      [0, 'hit'],
      [100, 'fold', 'quadOut', 1.1],
      [250, 'hit', 'sineInOut', 0.7],
      [400, 'fold', 'sineInOut', 0.6],
      [540, 'defeated', 'sineInOut', 0.3],
      [800, 'flat', 'cubicIn'],
    ],
    tracks: {
      push: {
        keys: [
          [0, 8],
          [150, 50, 'quadOut'],
          [300, 40, 'sineInOut'],
          [480, 56, 'sineInOut'],
          [800, 36, 'quadIn'],
        ],
      },
      tilt: {
        keys: [
          [0, 0],
          [110, -14, 'quadOut'],
          [270, 12, 'sineInOut'],
          [430, -16, 'sineInOut'],
          [560, 6, 'sineInOut'],
          [800, 84, 'cubicIn'],
          [870, 78, 'sineOut'],
          [960, 84, 'sineIn'],
        ],
      },
      lift: {
        keys: [
          [560, 0],
          [800, 10, 'sineIn'],
        ],
        waves: [
          { fromMs: 20, toMs: 160, height: 20 },
          { fromMs: 290, toMs: 420, height: 14 },
          { fromMs: 805, toMs: 950, height: 22 },
        ],
      },
      squashX: { waves: [{ fromMs: 800, toMs: 930, height: -0.12 }] },
    },
  },
} as const satisfies Readonly<Record<string, Reaction>>
