import type { Clip } from '../clip.ts'
import { CREATURE_MOTIONS } from '../creature-motion.ts'
import type { BossName } from '../creatures.ts'
import type { FightSample } from '../sound-names.ts'
import type { BossPoseName } from './boss-poses.ts'
import { BOSS_FALLS } from './falls.ts'
import { fromZero, hops, keyed, stretches, trembling } from './pieces.ts'

/** A sound at its moment of a show; a low rate makes a beast of a blow. */
export interface ShowSound {
  readonly atMs: number
  readonly sample: FightSample
  readonly rate: number
  readonly gain: number
}

/** A boss on a stage of its own: how it moves, how long it takes, what is heard. Its effects are the scene's. */
export interface BossShow {
  readonly clip: Clip<BossPoseName>
  readonly durationMs: number
  readonly sounds: readonly ShowSound[]
}

const sound = (atMs: number, sample: FightSample, rate = 1, gain = 1): ShowSound => ({ atMs, sample, rate, gain })

/** Moments of the Mammoth's fall, ms. */
export const MAMMOTH_FALL = { struckMs: 500, rearsMs: 1500, crashesMs: 2900, dropsMs: 3420, breathesMs: 4500 } as const
/** Moments of the Fire Lord's fall, ms. */
export const FIRE_LORD_FALL = { struckMs: 500, glowsMs: 1100, burstsMs: 2350, coalMs: 2600, crumblesMs: 3400 } as const

/** It is struck, sways, rears for the last time, crashes on its chin; its hind legs follow, and it breathes out. */
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

/** It is struck; the light breaks out of it, the fire goes out from the inside, and the coal that is left crumbles. */
const fireLordFall: BossShow = {
  durationMs: 5600,
  clip: {
    durationMs: 5600,
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
      [5600, 'fallen'],
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
    sound(4700, 'cheer-1', 1),
    sound(5000, 'cheer-3', 1, 0.9),
  ],
}

/** The fall of each boss, shown once to each member of the guild that has emptied its pool. */
export const BOSS_LAST_FALLS: Readonly<Record<BossName, BossShow>> = {
  mammoth: mammothFall,
  'fire-lord': fireLordFall,
  'hollow-boss': { clip: BOSS_FALLS.topple, durationMs: 3000, sounds: [sound(760, 'thud-1', 0.6)] },
}

const noEntrance = CREATURE_MOTIONS['hollow-boss'].clips.entrance

/** When the Mammoth's feet come down on its way in, and its last stamp, ms. */
export const MAMMOTH_STEPS_MS: readonly number[] = [330, 660, 990, 1300]
/** When a boss is there, ms into its entrance: its name slams. */
export const ARRIVES_AT_MS: Readonly<Record<BossName, number>> = {
  mammoth: 1720,
  'fire-lord': 1480,
  'hollow-boss': 900,
}

/** How each boss comes in, while the countdown runs. */
export const BOSS_ENTRANCES: Readonly<Record<BossName, BossShow>> = {
  /** Four steps that shake the ground; it rears, stamps and roars. */
  mammoth: {
    durationMs: 2400,
    clip: {
      durationMs: 2400,
      landsAtMs: ARRIVES_AT_MS.mammoth,
      poses: [
        [0, 'rest'],
        [165, 'windup', 'sineInOut', 0.25],
        [330, 'attack', 'sineIn', 0.3],
        [495, 'windup', 'sineInOut', 0.25],
        [660, 'attack', 'sineIn', 0.3],
        [825, 'windup', 'sineInOut', 0.25],
        [990, 'attack', 'sineIn', 0.3],
        [1150, 'windup', 'sineInOut', 0.25],
        [1300, 'attack', 'sineIn', 0.35],
        [1560, 'windup', 'cubicOut', 1.15],
        [1640, 'windup', 'linear', 1.2],
        [1720, 'attack', 'cubicIn', 1.1],
        [1860, 'roar', 'quadOut', 1.1],
        [2160, 'roar', 'linear', 1.3],
        [2400, 'rest', 'sineInOut'],
      ],
      tracks: {
        outside: {
          keys: [
            [0, 1],
            [330, 0.72, 'sineInOut'],
            [660, 0.45, 'sineInOut'],
            [990, 0.2, 'sineInOut'],
            [1300, 0, 'sineInOut'],
          ],
        },
        push: trembling(1860, 2160, 5),
        lift: hops([0, 330, 26], [330, 660, 26], [660, 990, 26], [990, 1300, 26], [1320, 1720, 60], [1725, 1830, 12]),
        tilt: fromZero(
          [330, 5, 'sineInOut'],
          [495, -4, 'sineInOut'],
          [660, 5, 'sineInOut'],
          [825, -4, 'sineInOut'],
          [990, 5, 'sineInOut'],
          [1300, 2, 'sineInOut'],
          [1640, -16, 'sineInOut'],
          [1720, 8, 'cubicIn'],
          [1900, -6, 'sineOut'],
          [2400, 0, 'sineInOut'],
        ),
        ...stretches(
          [330, 430, 0.06, -0.08],
          [660, 760, 0.06, -0.08],
          [990, 1090, 0.06, -0.08],
          [1720, 1900, 0.16, -0.18],
        ),
      },
    },
    sounds: [
      sound(330, 'thud-1', 0.7, 0.7),
      sound(660, 'thud-2', 0.7, 0.8),
      sound(990, 'thud-3', 0.7, 0.9),
      sound(1300, 'thud-1', 0.65),
      sound(1720, 'critical-1', 0.6),
      sound(1740, 'heavy-1', 0.6),
      sound(1860, 'claw-1', 0.4),
      sound(1900, 'claw-2', 0.34),
    ],
  },
  /** The ground glows; it rises out of the fire, white-hot at first, and roars. */
  'fire-lord': {
    durationMs: 2300,
    clip: {
      durationMs: 2300,
      landsAtMs: ARRIVES_AT_MS['fire-lord'],
      poses: [
        [0, 'brace'],
        [600, 'brace', 'linear', 1.2],
        [1250, 'windup', 'sineInOut', 0.8],
        [1400, 'windup', 'linear', 1],
        [1480, 'attack', 'quadIn', 0.8],
        [1640, 'roar', 'quadOut', 1.1],
        [2000, 'roar', 'linear', 1.3],
        [2300, 'rest', 'sineInOut'],
      ],
      tracks: {
        push: trembling(1640, 2000, 5),
        lift: hops([1250, 1480, 30]),
        tilt: fromZero([1250, -6, 'sineInOut'], [1480, 8, 'quadIn'], [1660, -6, 'quadOut'], [2300, 0, 'sineInOut']),
        squashX: {
          keys: [
            [0, -0.4],
            [600, -0.3],
            [1100, 0.04, 'sineOut'],
            [1250, 0, 'sineInOut'],
          ],
          waves: [{ fromMs: 1480, toMs: 1660, height: 0.12 }],
        },
        squashY: {
          keys: [
            [0, -0.97],
            [560, -0.94],
            [1120, 0.14, 'quadOut'],
            [1280, 0, 'sineInOut'],
          ],
          waves: [{ fromMs: 1480, toMs: 1660, height: -0.12 }],
        },
      },
    },
    sounds: [
      sound(40, 'burn-1', 0.8, 0.7),
      sound(420, 'ignite-1', 0.7, 0.8),
      sound(620, 'flame-1', 0.6),
      sound(900, 'burn-2', 0.7, 0.8),
      sound(1480, 'critical-2', 0.65),
      sound(1640, 'claw-1', 0.45),
      sound(1680, 'flame-2', 0.6),
    ],
  },
  'hollow-boss': { clip: noEntrance, durationMs: noEntrance.durationMs, sounds: [] },
}

/** How a boss that still stands ends a fight: it roars, turns its back and has no more eyes for anybody. */
export const BOSS_PARTING: Clip<BossPoseName> = {
  durationMs: Number.POSITIVE_INFINITY,
  poses: [
    [0, 'rest'],
    [260, 'brace', 'sineInOut', 0.7],
    [520, 'roar', 'cubicOut', 1.1],
    [1200, 'roar', 'linear', 1.25],
    [1500, 'rest', 'sineInOut'],
  ],
  tracks: {
    push: {
      keys: [
        [1500, 0],
        [2600, 60, 'sineInOut'],
      ],
      ...trembling(520, 1200, 5),
    },
    lift: hops([1500, 1800, 14], [1800, 2200, 14, 2]),
    tilt: fromZero([260, 6, 'sineInOut'], [520, -9, 'cubicOut'], [1200, -9], [1500, 0, 'sineInOut']),
    squashX: {
      keys: [
        [1500, 0],
        [1860, -2, 'sineInOut'],
      ],
    },
  },
}
