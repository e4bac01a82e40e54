import { ARMED, type PetAttack } from './attack.ts'
import { attackClip, fromZero, hops, keyed, stretches, trembling } from './pieces.ts'

/** The critical attacks of pets: each leaves images of the body on its way. */
export const PET_CRITICALS = {
  /** A breath, a flash past the other one, stillness, and only then the cut opens. */
  'dash-cut': {
    by: ARMED,
    critical: true,
    mark: 'cut',
    leavesImages: true,
    impactMs: [500],
    clip: attackClip(
      1160,
      [
        [170, 'crouch', 'cubicOut', 1.1],
        [320, 'trail', 'sineInOut', 0.7],
        [410, 'trail', 'quadIn', 1.15],
        [440, 'thrust', 'quadOut'],
        [500, 'thrust', 'linear', 1.1],
        [700, 'sweep', 'sineInOut', 0.9],
        [860, 'raise', 'sineInOut', 0.6],
        [1000, 'ready', 'quadOut'],
      ],
      {
        approach: fromZero([300, -0.36, 'sineInOut'], [335, -0.4], [375, 1, 'quadIn'], [760, 1], [980, 0, 'sineInOut']),
        cross: keyed([372, 0], [415, 0.92], [500, 1, 'quadOut'], [720, 1.04, 'sineOut'], [960, 0, 'sineInOut']),
        push: trembling(170, 335, 4),
        lift: hops([720, 975, 210], [1000, 1100, 12]),
        tilt: fromZero([320, 10, 'sineInOut'], [410, 22], [500, 10, 'quadOut'], [720, 0], [960, -360, 'sineInOut']),
        ...stretches([345, 455, 0.5, -0.2], [980, 1080, 0.12, -0.14]),
      },
    ),
  },
  /** Out of the picture, and down on it with the point first. */
  meteor: {
    by: ARMED,
    critical: true,
    mark: 'meteor',
    leavesImages: true,
    impactMs: [540],
    clip: attackClip(
      1180,
      [
        [180, 'crouch', 'cubicOut', 1.2],
        [250, 'uppercut', 'quadOut', 0.8],
        [420, 'raise', 'sineInOut', 1.1],
        [540, 'smash', 'quadIn', 1.1],
        [760, 'smash', 'sineInOut'],
        [960, 'raise', 'sineInOut', 0.5],
        [1050, 'ready', 'quadOut'],
      ],
      {
        approach: fromZero(
          [180, -0.2, 'sineOut'],
          [260, 0.1],
          [450, 0.9, 'sineInOut'],
          [540, 1.1, 'quadIn'],
          [780, 1.1],
          [1000, 0, 'sineInOut'],
        ),
        push: trembling(110, 195, 4),
        lift: {
          ...keyed([195, 0], [380, 430, 'sineOut'], [450, 430, 'sineInOut'], [540, 0, 'quadIn']),
          ...hops([790, 1000, 120], [1030, 1140, 12]),
        },
        tilt: fromZero(
          [250, -20, 'sineOut'],
          [420, -40, 'sineInOut'],
          [540, 34, 'quadIn'],
          [760, 16, 'sineOut'],
          [900, -12, 'sineInOut'],
          [1030, 0, 'sineInOut'],
        ),
        ...stretches(
          [195, 340, -0.2, 0.36],
          [450, 540, -0.22, 0.34],
          [540, 740, 0.3, -0.26],
          [1000, 1090, 0.12, -0.14],
        ),
      },
    ),
  },
  /** The whole body behind one fist. */
  rocket: {
    by: ['bare'],
    critical: true,
    mark: 'fist',
    leavesImages: true,
    impactMs: [470],
    clip: attackClip(
      1130,
      [
        [180, 'cock', 'cubicOut', 1.15],
        [360, 'cock', 'linear', 1.35],
        [430, 'cross', 'quadIn', 1.1],
        [470, 'cross', 'linear', 1.2],
        [640, 'cross', 'sineInOut', 1.05],
        [800, 'reel', 'sineInOut', 0.3],
        [960, 'ready', 'sineInOut'],
      ],
      {
        approach: fromZero(
          [340, -0.44, 'sineInOut'],
          [375, -0.46],
          [470, 1.2, 'quadIn'],
          [540, 1.34, 'quadOut'],
          [680, 1.2],
          [930, 0, 'sineInOut'],
        ),
        push: trembling(180, 375, 5),
        lift: hops([375, 700, 46], [720, 930, 60], [970, 1080, 12]),
        tilt: fromZero(
          [360, -18, 'sineInOut'],
          [470, 34, 'quadIn'],
          [640, 24, 'sineOut'],
          [800, -12, 'sineInOut'],
          [960, 0, 'sineInOut'],
        ),
        ...stretches([385, 470, 0.4, -0.18], [470, 560, -0.1, 0.1], [930, 1020, 0.12, -0.14]),
      },
    ),
  },
  /** An uppercut that ends above the stands. */
  'sky-punch': {
    by: ['bare'],
    critical: true,
    mark: 'upper-fist',
    leavesImages: true,
    impactMs: [480],
    clip: attackClip(
      1140,
      [
        [200, 'sink', 'cubicOut', 1.1],
        [400, 'sink', 'linear', 1.35],
        [480, 'uppercut', 'quadIn', 1.1],
        [680, 'uppercut', 'sineOut', 1.2],
        [860, 'raise', 'sineInOut', 0.7],
        [980, 'crouch', 'quadIn', 0.8],
        [1050, 'ready', 'sineInOut', 0.7],
      ],
      {
        approach: fromZero(
          [200, -0.16, 'sineOut'],
          [390, 1, 'sineInOut'],
          [480, 1.16, 'quadIn'],
          [640, 1.16],
          [970, 0, 'sineInOut'],
        ),
        push: trembling(200, 390, 4),
        lift: hops([450, 975, 260], [1010, 1110, 10]),
        tilt: fromZero([400, 18, 'sineInOut'], [480, -16, 'quadIn'], [640, -24], [960, -360, 'sineInOut']),
        ...stretches([300, 440, 0.16, -0.1], [470, 700, -0.2, 0.3], [975, 1070, 0.16, -0.18]),
      },
    ),
  },
} satisfies Readonly<Record<string, PetAttack>>
