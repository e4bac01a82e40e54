import { fromZero, hops, keyed, stretches, trembling } from '../clip-pieces.ts'
import { CREATURE_MOTIONS } from '../creature-motion.ts'
import type { BossName } from '../creatures.ts'
import { type BossShow, sound } from './boss-show.ts'

const noEntrance = CREATURE_MOTIONS['hollow-boss'].clips.entrance

/** Times of the mammoth's steps on the way in. Its final stamp is at `ARRIVES_AT_MS`. */
export const MAMMOTH_STEPS_MS: readonly number[] = [330, 660, 990, 1300]
/** Time in the entrance at which the boss's name appears with a slam. */
export const ARRIVES_AT_MS: Readonly<Record<BossName, number>> = {
  mammoth: 1720,
  'fire-lord': 1480,
  'hollow-boss': 900,
}

export const BOSS_ENTRANCES: Readonly<Record<BossName, BossShow>> = {
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
        outside: keyed(
          [0, 1],
          [330, 0.72, 'sineInOut'],
          [660, 0.45, 'sineInOut'],
          [990, 0.2, 'sineInOut'],
          [1300, 0, 'sineInOut'],
        ),
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
