import { ARMED, type PetAttack } from './attacks.ts'

/** The critical attacks of pets: each leaves images of the body on its way. */
export const PET_CRITICALS = {
  /** A breath, a flash past the other one, stillness, and only then the cut opens. */
  'dash-cut': {
    by: ARMED,
    critical: true,
    mark: 'cut',
    leavesImages: true,
    impactMs: [500],
    clip: {
      durationMs: 1160,
      poses: [
        [0, 'rest'],
        [170, 'crouch', 'cubicOut', 1.1],
        [320, 'trail', 'sineInOut', 0.7],
        [410, 'trail', 'quadIn', 1.15],
        [440, 'thrust', 'quadOut'],
        [500, 'thrust', 'linear', 1.1],
        [700, 'sweep', 'sineInOut', 0.9],
        [860, 'raise', 'sineInOut', 0.6],
        [1000, 'ready', 'quadOut'],
        [1160, 'rest', 'sineInOut'],
      ],
      tracks: {
        approach: {
          keys: [
            [0, 0],
            [300, -0.36, 'sineInOut'],
            [335, -0.4],
            [375, 1, 'quadIn'],
            [760, 1],
            [980, 0, 'sineInOut'],
          ],
        },
        cross: {
          keys: [
            [372, 0],
            [415, 0.92],
            [500, 1, 'quadOut'],
            [720, 1.04, 'sineOut'],
            [960, 0, 'sineInOut'],
          ],
        },
        lift: {
          waves: [
            { fromMs: 720, toMs: 975, height: 210 },
            { fromMs: 1000, toMs: 1100, height: 12 },
          ],
        },
        push: { waves: [{ fromMs: 170, toMs: 335, height: 4, periodMs: 46 }] },
        tilt: {
          keys: [
            [0, 0],
            [320, 10, 'sineInOut'],
            [410, 22],
            [500, 10, 'quadOut'],
            [720, 0],
            [960, -360, 'sineInOut'],
          ],
        },
        squashX: {
          waves: [
            { fromMs: 345, toMs: 455, height: 0.5 },
            { fromMs: 980, toMs: 1080, height: 0.12 },
          ],
        },
        squashY: {
          waves: [
            { fromMs: 345, toMs: 455, height: -0.2 },
            { fromMs: 980, toMs: 1080, height: -0.14 },
          ],
        },
      },
    },
  },
  /** Out of the picture, and down on it with the point first. */
  meteor: {
    by: ARMED,
    critical: true,
    mark: 'meteor',
    leavesImages: true,
    impactMs: [540],
    clip: {
      durationMs: 1180,
      poses: [
        [0, 'rest'],
        [180, 'crouch', 'cubicOut', 1.2],
        [250, 'uppercut', 'quadOut', 0.8],
        [420, 'raise', 'sineInOut', 1.1],
        [540, 'smash', 'quadIn', 1.1],
        [760, 'smash', 'sineInOut'],
        [960, 'raise', 'sineInOut', 0.5],
        [1050, 'ready', 'quadOut'],
        [1180, 'rest', 'sineInOut'],
      ],
      tracks: {
        approach: {
          keys: [
            [0, 0],
            [180, -0.2, 'sineOut'],
            [260, 0.1],
            [450, 0.9, 'sineInOut'],
            [540, 1.1, 'quadIn'],
            [780, 1.1],
            [1000, 0, 'sineInOut'],
          ],
        },
        lift: {
          keys: [
            [195, 0],
            [380, 430, 'sineOut'],
            [450, 430, 'sineInOut'],
            [540, 0, 'quadIn'],
          ],
          waves: [
            { fromMs: 790, toMs: 1000, height: 120 },
            { fromMs: 1030, toMs: 1140, height: 12 },
          ],
        },
        tilt: {
          keys: [
            [0, 0],
            [250, -20, 'sineOut'],
            [420, -40, 'sineInOut'],
            [540, 34, 'quadIn'],
            [760, 16, 'sineOut'],
            [900, -12, 'sineInOut'],
            [1030, 0, 'sineInOut'],
          ],
        },
        push: { waves: [{ fromMs: 110, toMs: 195, height: 4, periodMs: 46 }] },
        squashX: {
          waves: [
            { fromMs: 195, toMs: 340, height: -0.2 },
            { fromMs: 450, toMs: 540, height: -0.22 },
            { fromMs: 540, toMs: 740, height: 0.3 },
            { fromMs: 1000, toMs: 1090, height: 0.12 },
          ],
        },
        squashY: {
          waves: [
            { fromMs: 195, toMs: 340, height: 0.36 },
            { fromMs: 450, toMs: 540, height: 0.34 },
            { fromMs: 540, toMs: 740, height: -0.26 },
            { fromMs: 1000, toMs: 1090, height: -0.14 },
          ],
        },
      },
    },
  },
  /** The whole body behind one fist. */
  rocket: {
    by: ['bare'],
    critical: true,
    mark: 'fist',
    leavesImages: true,
    impactMs: [470],
    clip: {
      durationMs: 1130,
      poses: [
        [0, 'rest'],
        [180, 'cock', 'cubicOut', 1.15],
        [360, 'cock', 'linear', 1.35],
        [430, 'cross', 'quadIn', 1.1],
        [470, 'cross', 'linear', 1.2],
        [640, 'cross', 'sineInOut', 1.05],
        [800, 'reel', 'sineInOut', 0.3],
        [960, 'ready', 'sineInOut'],
        [1130, 'rest', 'sineInOut'],
      ],
      tracks: {
        approach: {
          keys: [
            [0, 0],
            [340, -0.44, 'sineInOut'],
            [375, -0.46],
            [470, 1.2, 'quadIn'],
            [540, 1.34, 'quadOut'],
            [680, 1.2],
            [930, 0, 'sineInOut'],
          ],
        },
        push: { waves: [{ fromMs: 180, toMs: 375, height: 5, periodMs: 46 }] },
        lift: {
          waves: [
            { fromMs: 375, toMs: 700, height: 46 },
            { fromMs: 720, toMs: 930, height: 60 },
            { fromMs: 970, toMs: 1080, height: 12 },
          ],
        },
        tilt: {
          keys: [
            [0, 0],
            [360, -18, 'sineInOut'],
            [470, 34, 'quadIn'],
            [640, 24, 'sineOut'],
            [800, -12, 'sineInOut'],
            [960, 0, 'sineInOut'],
          ],
        },
        squashX: {
          waves: [
            { fromMs: 385, toMs: 470, height: 0.4 },
            { fromMs: 470, toMs: 560, height: -0.1 },
            { fromMs: 930, toMs: 1020, height: 0.12 },
          ],
        },
        squashY: {
          waves: [
            { fromMs: 385, toMs: 470, height: -0.18 },
            { fromMs: 470, toMs: 560, height: 0.1 },
            { fromMs: 930, toMs: 1020, height: -0.14 },
          ],
        },
      },
    },
  },
  /** An uppercut that ends above the stands. */
  'sky-punch': {
    by: ['bare'],
    critical: true,
    mark: 'upper-fist',
    leavesImages: true,
    impactMs: [480],
    clip: {
      durationMs: 1140,
      poses: [
        [0, 'rest'],
        [200, 'sink', 'cubicOut', 1.1],
        [400, 'sink', 'linear', 1.35],
        [480, 'uppercut', 'quadIn', 1.1],
        [680, 'uppercut', 'sineOut', 1.2],
        [860, 'raise', 'sineInOut', 0.7],
        [980, 'crouch', 'quadIn', 0.8],
        [1050, 'ready', 'sineInOut', 0.7],
        [1140, 'rest', 'sineInOut'],
      ],
      tracks: {
        approach: {
          keys: [
            [0, 0],
            [200, -0.16, 'sineOut'],
            [390, 1, 'sineInOut'],
            [480, 1.16, 'quadIn'],
            [640, 1.16],
            [970, 0, 'sineInOut'],
          ],
        },
        push: { waves: [{ fromMs: 200, toMs: 390, height: 4, periodMs: 46 }] },
        lift: {
          waves: [
            { fromMs: 450, toMs: 975, height: 260 },
            { fromMs: 1010, toMs: 1110, height: 10 },
          ],
        },
        tilt: {
          keys: [
            [0, 0],
            [400, 18, 'sineInOut'],
            [480, -16, 'quadIn'],
            [640, -24],
            [960, -360, 'sineInOut'],
          ],
        },
        squashX: {
          waves: [
            { fromMs: 300, toMs: 440, height: 0.16 },
            { fromMs: 470, toMs: 700, height: -0.2 },
            { fromMs: 975, toMs: 1070, height: 0.16 },
          ],
        },
        squashY: {
          waves: [
            { fromMs: 300, toMs: 440, height: -0.1 },
            { fromMs: 470, toMs: 700, height: 0.3 },
            { fromMs: 975, toMs: 1070, height: -0.18 },
          ],
        },
      },
    },
  },
} as const satisfies Readonly<Record<string, PetAttack>>
