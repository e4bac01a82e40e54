import type { BossAttack } from './attack.ts'
import { attackClip, fromZero, hops, stretches, trembling } from './pieces.ts'

/** The Fire Lord's attacks from afar, and those of its second phase. */
export const FIRE_LORD_FLAME_ATTACKS = {
  /** It swallows its own fire and spits it out in one long breath. */
  'fire-breath': {
    critical: false,
    mark: 'fire-breath',
    impactMs: [400, 490, 580],
    warnings: [
      { sound: 'miss', atMs: 60, rate: 0.6, gain: 0.7 },
      { sound: 'ignite', atMs: 330, rate: 0.75, gain: 0.9 },
    ],
    clip: attackClip(
      1180,
      [
        [120, 'brace', 'sineInOut', 0.7],
        [310, 'brace', 'sineOut', 1.2],
        [390, 'cast', 'quadOut', 1.1],
        [520, 'cast', 'linear', 0.92],
        [640, 'cast', 'linear', 1.1],
        [780, 'cast', 'sineInOut', 0.9],
        [960, 'brace', 'sineInOut', 0.4],
      ],
      {
        approach: fromZero([300, -0.25, 'sineInOut'], [390, 0.4, 'quadOut'], [760, 0.46], [1060, 0, 'sineInOut']),
        push: trembling(390, 760, 5),
        lift: hops([300, 400, 18], [860, 980, 14]),
        tilt: fromZero(
          [300, -11, 'sineInOut'],
          [390, 10, 'quadOut'],
          [580, 6],
          [760, 11, 'sineInOut'],
          [980, 0, 'sineInOut'],
        ),
        ...stretches([120, 320, 0.12, -0.1], [380, 520, -0.06, 0.08], [1060, 1160, 0, -0.05]),
      },
    ),
  },
  /** Both fists up, and three burning rocks fall out of the sky. */
  meteors: {
    critical: false,
    phase: 2,
    mark: 'meteors',
    impactMs: [430, 510, 590],
    warnings: [
      { sound: 'claw', atMs: 60, rate: 0.45, gain: 0.8 },
      { sound: 'whoosh', atMs: 330, rate: 0.6, gain: 0.9 },
    ],
    clip: attackClip(
      1180,
      [
        [110, 'brace', 'sineInOut', 0.6],
        [270, 'windup', 'quadOut', 1.2],
        [360, 'windup', 'linear', 1.35],
        [440, 'attack', 'quadIn', 0.8],
        [520, 'roar', 'sineInOut', 0.8],
        [590, 'attack', 'quadIn', 1],
        [780, 'roar', 'sineInOut', 0.9],
        [980, 'brace', 'sineInOut', 0.3],
      ],
      {
        approach: fromZero([270, -0.15, 'sineInOut'], [440, 0.2, 'quadIn'], [780, 0.2], [1040, 0, 'sineInOut']),
        lift: hops([120, 380, 40], [440, 520, 10], [590, 690, 14], [860, 980, 16]),
        tilt: fromZero(
          [270, -12, 'quadOut'],
          [360, -14],
          [440, 12, 'quadIn'],
          [520, 2, 'sineInOut'],
          [590, 13, 'quadIn'],
          [780, -5, 'sineInOut'],
          [980, 0, 'sineInOut'],
        ),
        ...stretches([200, 360, -0.04, 0.1], [440, 560, 0.1, -0.08], [590, 740, 0.12, -0.12], [1050, 1150, 0, -0.05]),
      },
    ),
  },
  /** A fist into the ground; the fire runs over to the other one and stands up below it. */
  pillar: {
    critical: false,
    phase: 2,
    mark: 'pillar',
    impactMs: [580],
    warnings: [
      { sound: 'thud', atMs: 330, rate: 0.8, gain: 0.9 },
      { sound: 'burn', atMs: 360, rate: 1.2, gain: 0.8 },
    ],
    clip: attackClip(
      1190,
      [
        [170, 'windup', 'cubicOut', 1.1],
        [260, 'windup', 'linear', 1.25],
        [330, 'brace', 'quadIn', 1.3],
        [580, 'brace', 'linear', 1.1],
        [680, 'roar', 'quadOut', 1.1],
        [860, 'roar', 'linear', 0.9],
        [1010, 'brace', 'sineInOut', 0.3],
      ],
      {
        approach: fromZero([260, -0.1, 'sineInOut'], [330, 0.25, 'quadIn'], [600, 0.25], [1040, 0, 'sineInOut']),
        push: trembling(340, 600, 6),
        lift: hops([100, 330, 60], [600, 760, 34], [900, 1020, 12]),
        tilt: fromZero(
          [260, -13, 'sineInOut'],
          [330, 17, 'quadIn'],
          [580, 14],
          [690, -10, 'quadOut'],
          [900, 0, 'sineInOut'],
        ),
        ...stretches([130, 300, 0, 0.1], [330, 580, 0.14, -0.16], [620, 760, -0.04, 0.08], [1060, 1160, 0, -0.05]),
      },
    ),
  },
  /** It draws all its light in, leaps, and lets it go. */
  nova: {
    critical: true,
    phase: 2,
    mark: 'nova',
    leavesImages: true,
    impactMs: [590],
    warnings: [
      { sound: 'heal', atMs: 60, rate: 0.5, gain: 0.7 },
      { sound: 'ignite', atMs: 400, rate: 0.55, gain: 1 },
    ],
    clip: attackClip(
      1190,
      [
        [140, 'brace', 'sineInOut', 1.1],
        [330, 'brace', 'linear', 1.35],
        [500, 'brace', 'sineInOut', 1],
        [590, 'roar', 'cubicIn', 1.35],
        [780, 'roar', 'linear', 1.1],
        [1010, 'brace', 'sineInOut', 0.4],
      ],
      {
        approach: fromZero(
          [330, -0.2, 'sineInOut'],
          [550, 0.95, 'sineInOut'],
          [590, 1],
          [800, 0.95],
          [1080, 0, 'sineInOut'],
        ),
        push: trembling(100, 340, 7),
        lift: hops([340, 590, 130], [820, 1060, 40]),
        tilt: fromZero(
          [330, -8, 'sineInOut'],
          [500, 12, 'sineInOut'],
          [590, -8, 'quadIn'],
          [800, 4, 'sineInOut'],
          [1000, 0, 'sineInOut'],
        ),
        ...stretches([100, 340, 0.08, -0.12], [590, 780, 0.16, 0.1], [1070, 1170, 0, -0.06]),
      },
    ),
  },
  /** The first of its second phase: the fire breaks out of it. */
  'fire-roar': {
    critical: false,
    phase: 'opening',
    mark: 'fire-roar',
    impactMs: [585],
    warnings: [
      { sound: 'claw', atMs: 60, rate: 0.4, gain: 1 },
      { sound: 'burn', atMs: 120, rate: 0.6, gain: 0.8 },
      { sound: 'ignite', atMs: 300, rate: 0.55, gain: 1 },
    ],
    clip: attackClip(
      1190,
      [
        [120, 'brace', 'quadOut', 1.2],
        [250, 'roar', 'cubicOut', 1.2],
        [420, 'roar', 'linear', 1.4],
        [510, 'windup', 'sineInOut', 1],
        [585, 'attack', 'quadIn', 1.1],
        [760, 'roar', 'sineInOut', 1.1],
        [940, 'roar', 'linear', 0.9],
        [1060, 'brace', 'sineInOut', 0.3],
      ],
      {
        approach: fromZero([250, 0.12, 'sineInOut'], [585, 0.4, 'quadIn'], [900, 0.35], [1120, 0, 'sineInOut']),
        push: trembling(240, 440, 7),
        lift: hops([230, 440, 24], [450, 585, 50], [960, 1080, 14]),
        tilt: fromZero(
          [120, 9, 'quadOut'],
          [260, -9, 'cubicOut'],
          [510, -12, 'sineInOut'],
          [585, 13, 'quadIn'],
          [780, -6, 'sineInOut'],
          [1060, 0, 'sineInOut'],
        ),
        ...stretches([60, 220, 0.1, -0.14], [240, 440, 0.08, 0.1], [585, 760, 0.14, -0.14], [1080, 1170, 0, -0.05]),
      },
    ),
  },
} satisfies Readonly<Record<string, BossAttack>>
