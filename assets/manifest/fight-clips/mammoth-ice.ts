import type { BossAttack } from './attack.ts'
import { attackClip, fromZero, hops, stretches, trembling } from './pieces.ts'

/** The Mammoth's attacks from afar, and those of its second phase. */
export const MAMMOTH_ICE_ATTACKS = {
  /** It stamps where it stands, and the ice breaks out of the ground below the other one. */
  icicles: {
    critical: false,
    mark: 'icicles',
    impactMs: [575],
    warnings: [
      { sound: 'claw', atMs: 120, rate: 0.5, gain: 0.5 },
      { sound: 'thud', atMs: 430, rate: 0.75, gain: 0.8 },
    ],
    clip: attackClip(
      1180,
      [
        [130, 'brace', 'sineInOut', 0.5],
        [340, 'windup', 'sineInOut', 1.15],
        [370, 'windup', 'linear', 1.2],
        [430, 'attack', 'cubicIn', 1.1],
        [575, 'brace', 'sineInOut', 0.8],
        [760, 'roar', 'sineInOut', 0.9],
        [980, 'brace', 'sineInOut', 0.3],
      ],
      {
        approach: fromZero([130, -0.1, 'sineInOut'], [430, 0.25, 'quadIn'], [760, 0.2], [1060, 0, 'sineInOut']),
        lift: hops([160, 430, 46], [440, 540, 12], [860, 990, 12]),
        tilt: fromZero(
          [340, -14, 'sineInOut'],
          [430, 9, 'cubicIn'],
          [600, 3, 'sineOut'],
          [760, -6, 'sineInOut'],
          [960, 0, 'sineInOut'],
        ),
        ...stretches([220, 400, 0, 0.07], [430, 640, 0.14, -0.15], [1050, 1150, 0, -0.05]),
      },
    ),
  },
  /** It draws breath and blows a snowstorm out of its trunk. */
  'frost-breath': {
    critical: false,
    phase: 2,
    mark: 'frost-breath',
    impactMs: [400, 490, 580],
    warnings: [
      { sound: 'miss', atMs: 60, rate: 0.55, gain: 0.8 },
      { sound: 'freeze', atMs: 380, rate: 0.8, gain: 0.8 },
    ],
    clip: attackClip(
      1180,
      [
        [120, 'brace', 'sineInOut', 0.6],
        [310, 'brace', 'sineOut', 1.15],
        [390, 'cast', 'quadOut', 1.1],
        [520, 'cast', 'linear', 0.9],
        [640, 'cast', 'linear', 1.12],
        [780, 'cast', 'sineInOut', 0.9],
        [960, 'brace', 'sineInOut', 0.3],
      ],
      {
        approach: fromZero([300, -0.22, 'sineInOut'], [390, 0.3, 'quadOut'], [760, 0.36], [1060, 0, 'sineInOut']),
        push: trembling(390, 760, 5),
        lift: hops([300, 400, 14], [860, 980, 10]),
        tilt: fromZero(
          [300, 8, 'sineInOut'],
          [390, -7, 'quadOut'],
          [580, -2],
          [760, -7, 'sineInOut'],
          [980, 0, 'sineInOut'],
        ),
        ...stretches([120, 320, 0.1, -0.1], [380, 520, -0.06, 0.06], [1060, 1160, 0, -0.05]),
      },
    ),
  },
  /** It paws the ground, runs the other one over and trots back. */
  charge: {
    critical: false,
    phase: 2,
    mark: 'charge',
    leavesImages: true,
    impactMs: [570],
    warnings: [
      { sound: 'thud', atMs: 90, rate: 0.9, gain: 0.5 },
      { sound: 'claw', atMs: 200, rate: 0.45, gain: 0.8 },
      { sound: 'thud', atMs: 440, rate: 0.7, gain: 0.8 },
    ],
    clip: attackClip(
      1190,
      [
        [90, 'brace', 'quadOut', 0.8],
        [170, 'brace', 'sineInOut', 0.5],
        [260, 'brace', 'sineInOut', 1.1],
        [360, 'brace', 'linear', 1.2],
        [480, 'attack', 'sineInOut', 0.9],
        [570, 'attack', 'quadIn', 1.15],
        [700, 'windup', 'sineInOut', 0.6],
        [900, 'rest', 'sineInOut'],
        [1020, 'attack', 'sineInOut', 0.2],
      ],
      {
        approach: fromZero(
          [170, -0.12, 'sineInOut'],
          [360, -0.3, 'sineInOut'],
          [570, 1.15, 'quadIn'],
          [700, 1, 'quadOut'],
          [1140, 0, 'sineInOut'],
        ),
        cross: {
          keys: [
            [545, 0],
            [720, 0.55, 'quadOut'],
            [1050, 0, 'sineInOut'],
          ],
        },
        lift: hops([60, 150, 14], [170, 260, 14], [370, 450, 16], [455, 560, 22], [720, 1050, 90], [1060, 1150, 10]),
        tilt: fromZero(
          [360, 7, 'sineInOut'],
          [560, 12, 'quadIn'],
          [700, -8, 'sineInOut'],
          [900, 5, 'sineInOut'],
          [1080, 0],
        ),
        ...stretches([260, 380, -0.08, 0.06], [400, 580, 0.12, -0.04], [1050, 1160, 0.08, -0.1]),
      },
    ),
  },
  /** A leap that nobody would expect of it; a glacier grows where it comes down. */
  glacier: {
    critical: true,
    phase: 2,
    mark: 'glacier',
    leavesImages: true,
    impactMs: [590],
    warnings: [
      { sound: 'claw', atMs: 100, rate: 0.42, gain: 0.9 },
      { sound: 'freeze', atMs: 420, rate: 0.7, gain: 0.9 },
    ],
    clip: attackClip(
      1190,
      [
        [150, 'brace', 'sineInOut', 1.2],
        [230, 'brace', 'linear', 1.3],
        [400, 'windup', 'quadOut', 1.3],
        [510, 'windup', 'linear', 1.35],
        [590, 'attack', 'cubicIn', 1.3],
        [780, 'brace', 'sineInOut', 1],
        [1010, 'windup', 'sineInOut', 0.3],
      ],
      {
        approach: fromZero([230, -0.1, 'sineInOut'], [590, 1.2, 'sineInOut'], [800, 1.1], [1090, 0, 'sineInOut']),
        push: trembling(120, 240, 6),
        lift: hops([235, 590, 250], [600, 720, 22], [830, 1080, 34]),
        tilt: fromZero(
          [230, 6, 'sineInOut'],
          [420, -22, 'quadOut'],
          [590, 14, 'cubicIn'],
          [800, 4, 'sineOut'],
          [1000, 0, 'sineInOut'],
        ),
        ...stretches([120, 240, 0.14, -0.16], [250, 460, -0.06, 0.1], [590, 800, 0.2, -0.24], [1080, 1170, 0, -0.06]),
      },
    ),
  },
  /** The first of its second phase: a roar that the ground answers. */
  'ice-roar': {
    critical: false,
    phase: 'opening',
    mark: 'ice-roar',
    impactMs: [585],
    warnings: [
      { sound: 'claw', atMs: 60, rate: 0.36, gain: 1 },
      { sound: 'burn', atMs: 120, rate: 0.5, gain: 0.6 },
      { sound: 'freeze', atMs: 300, rate: 0.6, gain: 0.9 },
    ],
    clip: attackClip(
      1190,
      [
        [110, 'brace', 'quadOut', 1.1],
        [240, 'roar', 'cubicOut', 1.2],
        [400, 'roar', 'linear', 1.35],
        [500, 'windup', 'sineInOut', 1.2],
        [585, 'attack', 'cubicIn', 1.2],
        [760, 'roar', 'sineInOut', 1.1],
        [940, 'roar', 'linear', 0.9],
        [1060, 'brace', 'sineInOut', 0.3],
      ],
      {
        approach: fromZero([240, 0.12, 'sineInOut'], [585, 0.5, 'quadIn'], [900, 0.4], [1120, 0, 'sineInOut']),
        push: trembling(240, 420, 6),
        lift: hops([420, 585, 50], [590, 690, 14], [960, 1080, 10]),
        tilt: fromZero(
          [110, 8, 'quadOut'],
          [260, -10, 'cubicOut'],
          [500, -16, 'sineInOut'],
          [585, 9, 'cubicIn'],
          [780, -8, 'sineInOut'],
          [1060, 0, 'sineInOut'],
        ),
        ...stretches([60, 200, 0.1, -0.12], [220, 420, 0.06, 0.08], [585, 760, 0.16, -0.16], [1080, 1170, 0, -0.05]),
      },
    ),
  },
} satisfies Readonly<Record<string, BossAttack>>
