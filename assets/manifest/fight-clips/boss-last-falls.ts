import { fromZero, hops, keyed, stretches, trembling } from '../clip-pieces.ts'
import type { BossName } from '../creatures.ts'
import { type BossShow, sound } from './boss-show.ts'
import { BOSS_FALLS } from './falls.ts'

export const MAMMOTH_FALL = { struckMs: 500, rearsMs: 1500, crashesMs: 2900, dropsMs: 3420, breathesMs: 4500 } as const
export const FIRE_LORD_FALL = {
  struckMs: 500,
  glowsMs: 1100,
  burstsMs: 2350,
  coalMs: 2600,
  crumblesMs: 3400,
  beatsMs: [4350, 4900, 5500],
} as const

const mammothFall: BossShow = {
  durationMs: 5600,
  clip: {
    durationMs: 5600,
    landsAtMs: MAMMOTH_FALL.crashesMs,
    poses: [
      [0, 'rest'],
      [420, 'roar', 'sineInOut', 0.5],
      [500, 'hit', 'quadOut', 1.2],
      [760, 'hit', 'sineInOut', 1.5],
      [1000, 'brace', 'sineInOut', 0.5],
      [1260, 'hit', 'sineInOut', 0.9],
      [1500, 'kneel', 'sineInOut', 0.5],
      [2060, 'windup', 'cubicOut', 1.3],
      [2260, 'roar', 'sineInOut', 1.1],
      [2560, 'windup', 'sineInOut', 1.35],
      [2900, 'kneel', 'cubicIn', 1.1],
      [3120, 'kneel', 'sineOut', 1.2],
      [3420, 'fallen', 'cubicIn'],
      [4500, 'fallen', 'linear', 0.94],
      [4900, 'fallen', 'sineInOut', 1.06],
      [5600, 'fallen', 'sineInOut'],
    ],
    tracks: {
      push: {
        ...keyed(
          [500, 0],
          [640, 34, 'quadOut'],
          [1000, 10, 'sineInOut'],
          [1260, 34, 'sineInOut'],
          [1600, -20, 'sineInOut'],
          [2900, -16, 'quadIn'],
          [3420, -30, 'sineOut'],
        ),
        ...trembling(2080, 2540, 5),
      },
      lift: hops([1560, 2900, 40], [2910, 3080, 26], [3430, 3560, 14], [3580, 3680, 6]),
      tilt: fromZero(
        [500, 0],
        [640, -13, 'quadOut'],
        [1000, 9, 'sineInOut'],
        [1260, -10, 'sineInOut'],
        [1500, 5, 'sineInOut'],
        [2060, -16, 'cubicOut'],
        [2560, -22, 'sineInOut'],
        [2900, 13, 'cubicIn'],
        [3120, 10, 'sineOut'],
        [3420, 0, 'cubicIn'],
      ),
      ...stretches(
        [1900, 2200, 0, 0.08],
        [2900, 3100, 0.16, -0.16],
        [3420, 3680, 0.16, -0.2],
        [4560, 5100, 0.03, -0.05],
      ),
    },
  },
  sounds: [
    sound(470, 'critical-1', 0.9),
    sound(1000, 'thud-1', 0.7, 0.7),
    sound(1260, 'thud-2', 0.7, 0.7),
    sound(1700, 'claw-1', 0.42, 0.9),
    sound(2060, 'claw-2', 0.36),
    sound(2900, 'critical-2', 0.6),
    sound(2900, 'thud-3', 0.55),
    sound(3420, 'heavy-1', 0.6),
    sound(3440, 'thud-1', 0.5),
    sound(4520, 'miss-1', 0.5, 0.5),
    sound(4700, 'cheer-1', 1),
    sound(5000, 'cheer-3', 1, 0.9),
  ],
}

const fireLordFall: BossShow = {
  durationMs: 6200,
  clip: {
    durationMs: 6200,
    landsAtMs: FIRE_LORD_FALL.crumblesMs + 700,
    poses: [
      [0, 'rest'],
      [420, 'roar', 'sineInOut', 0.5],
      [500, 'hit', 'quadOut', 1.2],
      [800, 'hit', 'sineInOut', 1.4],
      [1100, 'brace', 'sineInOut', 0.9],
      [1500, 'brace', 'linear', 1.1],
      [2000, 'roar', 'cubicOut', 1.1],
      [2340, 'roar', 'linear', 1.3],
      [2600, 'kneel', 'cubicIn', 0.8],
      [3400, 'kneel', 'sineInOut'],
      [4100, 'fallen', 'cubicIn'],
      [6200, 'fallen'],
    ],
    tracks: {
      push: {
        ...keyed([500, 0], [660, 46, 'quadOut'], [1100, 20, 'sineInOut']),
        waves: [
          { fromMs: 1100, toMs: 2350, height: 7, periodMs: 46 },
          { fromMs: 3000, toMs: 3900, height: 4, periodMs: 60 },
        ],
      },
      lift: hops([1500, 2500, 46]),
      tilt: fromZero(
        [500, 0],
        [660, -14, 'quadOut'],
        [900, 8, 'sineInOut'],
        [1150, 0, 'sineInOut'],
        [2600, 0],
        [3400, 4, 'sineInOut'],
        [4100, 0, 'cubicIn'],
      ),
      ...stretches([1100, 1500, 0.05, -0.06], [1800, 2400, 0.08, 0.1], [2500, 2720, 0.05, -0.08]),
    },
  },
  sounds: [
    sound(470, 'critical-1', 0.9),
    sound(1100, 'burn-1', 0.8, 0.8),
    sound(1500, 'ignite-1', 0.7, 0.8),
    sound(1900, 'claw-2', 0.4),
    sound(2000, 'ignite-2', 0.55),
    sound(2350, 'critical-3', 0.6),
    sound(2350, 'flame-1', 0.6),
    sound(2640, 'freeze-1', 0.55, 0.6),
    sound(3420, 'touch-1', 0.6, 0.8),
    sound(3600, 'touch-2', 0.55, 0.9),
    sound(3800, 'heavy-2', 0.6, 0.7),
    sound(4060, 'thud-1', 0.6),
    sound(FIRE_LORD_FALL.beatsMs[0], 'heartbeat-1', 0.8),
    sound(4400, 'burn-2', 0.6, 0.5),
    sound(FIRE_LORD_FALL.beatsMs[1], 'heartbeat-2', 0.7, 0.8),
    sound(FIRE_LORD_FALL.beatsMs[2], 'heartbeat-3', 0.58, 0.6),
    sound(5520, 'miss-1', 0.5, 0.5),
    sound(5700, 'cheer-1', 1),
    sound(5950, 'cheer-3', 1, 0.9),
  ],
}

/** The fall that is shown to members of the guild that has emptied the pool. */
export const BOSS_LAST_FALLS: Readonly<Record<BossName, BossShow>> = {
  mammoth: mammothFall,
  'fire-lord': fireLordFall,
  'hollow-boss': { clip: BOSS_FALLS.topple, durationMs: 3000, sounds: [sound(760, 'thud-1', 0.6)] },
}
