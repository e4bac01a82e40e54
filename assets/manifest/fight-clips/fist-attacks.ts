import type { PetAttack } from './attack.ts'
import { attackClip, fromZero, hops, readyBounces, stretches } from './pieces.ts'

/** Attacks of the bare-handed. */
export const FIST_ATTACKS = {
  /** Left, right. */
  'one-two': {
    by: ['bare'],
    critical: false,
    mark: 'fist',
    impactMs: [340, 470],
    clip: attackClip(
      1120,
      [
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
      ],
      {
        approach: fromZero(
          [80, -0.1, 'sineOut'],
          [290, 0.8, 'sineInOut'],
          [340, 1, 'quadIn'],
          [420, 0.9, 'sineInOut'],
          [470, 1.08, 'quadIn'],
          [560, 1.14, 'quadOut'],
          [660, 1],
          [870, 0, 'sineInOut'],
        ),
        lift: hops([80, 180, 20], [180, 285, 20], [660, 765, 22], [765, 870, 22], [880, 1000, 16], [1005, 1115, 12]),
        tilt: fromZero(
          [280, -8, 'sineInOut'],
          [340, 8, 'quadIn'],
          [420, -6, 'sineInOut'],
          [470, 16, 'quadIn'],
          [560, 18],
          [740, -4, 'sineInOut'],
          [900, 0],
        ),
        ...stretches([300, 380, 0.12, -0.05], [430, 540, 0.16, -0.06], [870, 960, 0, -0.08]),
      },
    ),
  },
  /** From the knees to the chin. */
  uppercut: {
    by: ['bare'],
    critical: false,
    mark: 'upper-fist',
    impactMs: [450],
    clip: attackClip(
      1120,
      [
        [130, 'cock', 'sineOut', 0.6],
        [300, 'sink', 'sineInOut'],
        [395, 'sink', 'linear', 1.15],
        [450, 'uppercut', 'quadIn'],
        [560, 'uppercut', 'quadOut', 1.12],
        [700, 'uppercut', 'sineInOut', 0.7],
        [850, 'crouch', 'sineInOut', 0.6],
        [970, 'ready', 'sineInOut', 0.7],
      ],
      {
        approach: fromZero(
          [130, -0.12, 'sineOut'],
          [380, 0.98, 'sineInOut'],
          [450, 1.06, 'quadIn'],
          [600, 1.02],
          [860, 0, 'sineInOut'],
        ),
        lift: hops([430, 850, 130], ...readyBounces(1120)),
        tilt: fromZero(
          [300, 12, 'sineInOut'],
          [395, 16],
          [450, -14, 'quadIn'],
          [600, -22, 'sineOut'],
          [820, 4, 'sineInOut'],
          [960, 0],
        ),
        ...stretches([300, 420, 0.12, 0], [420, 600, 0, 0.14], [850, 960, 0.14, -0.16]),
      },
    ),
  },
  /** Head first, like a ball. */
  headbutt: {
    by: ['bare'],
    critical: false,
    mark: 'fist',
    impactMs: [430],
    clip: attackClip(
      1110,
      [
        [200, 'lean', 'cubicOut', 0.8],
        [300, 'lean', 'linear', 0.95],
        [430, 'ram', 'quadIn'],
        [480, 'ram', 'quadOut', 1.1],
        [620, 'reel', 'sineInOut', 0.5],
        [800, 'ready', 'sineInOut', 0.8],
        [960, 'ready', 'sineInOut', 0.4],
      ],
      {
        approach: fromZero(
          [240, -0.3, 'sineInOut'],
          [300, -0.32],
          [430, 1.1, 'quadIn'],
          [500, 1.06],
          [820, 0, 'quadOut'],
        ),
        lift: hops([300, 440, 60], [490, 720, 80], [730, 840, 24], ...readyBounces(1110)),
        tilt: fromZero(
          [300, -16, 'sineInOut'],
          [430, 34, 'quadIn'],
          [490, 30],
          [640, -24, 'sineInOut'],
          [800, 8, 'sineInOut'],
          [920, 0, 'sineInOut'],
        ),
        ...stretches([360, 430, 0.16, 0], [430, 520, -0.14, 0.1], [720, 800, 0.1, -0.12]),
      },
    ),
  },
} satisfies Readonly<Record<string, PetAttack>>
