import { fromZero, hops, keyed, stretches } from '../clip-pieces.ts'
import type { BossReaction, Reaction } from './reaction.ts'

/** Times count from the end of the last hit-stop. At the end of a clip the pet stays down. */
export const PET_FALLS = {
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
      push: keyed([0, 8], [660, 46, 'quadOut']),
      lift: hops([0, 660, 120], [680, 820, 16]),
      tilt: fromZero([330, -24, 'sineOut'], [660, 0, 'sineIn']),
      ...stretches([660, 860, 0.16, -0.16]),
    },
  },
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
      push: keyed([0, 8], [680, 34, 'quadOut'], [860, 40, 'sineOut']),
      lift: { ...fromZero([300, 150, 'sineOut'], [680, 6, 'sineIn']), ...hops([690, 860, 24]) },
      tilt: fromZero([120, -30, 'quadOut'], [680, -444, 'sineInOut'], [770, -456, 'sineOut'], [880, -448, 'sineInOut']),
      ...stretches([680, 840, -0.12, 0.1]),
    },
  },
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
      push: keyed([0, 8], [150, 50, 'quadOut'], [300, 40, 'sineInOut'], [480, 56, 'sineInOut'], [800, 36, 'quadIn']),
      lift: { ...keyed([560, 0], [800, 10, 'sineIn']), ...hops([20, 160, 20], [290, 420, 14], [805, 950, 22]) },
      tilt: fromZero(
        [110, -14, 'quadOut'],
        [270, 12, 'sineInOut'],
        [430, -16, 'sineInOut'],
        [560, 6, 'sineInOut'],
        [800, 84, 'cubicIn'],
        [870, 78, 'sineOut'],
        [960, 84, 'sineIn'],
      ),
      ...stretches([800, 930, -0.12, 0]),
    },
  },
} satisfies Readonly<Record<string, Reaction>>

export const BOSS_FALLS = {
  slump: {
    durationMs: 1000,
    landsAtMs: 800,
    poses: [
      [0, 'hit'],
      [160, 'hit', 'quadOut', 1.3],
      [380, 'windup', 'sineInOut', 0.5],
      [560, 'hit', 'sineInOut', 0.9],
      [800, 'defeated', 'cubicIn'],
    ],
    tracks: {
      push: keyed([0, 5], [200, 40, 'quadOut'], [800, 40]),
      tilt: fromZero([160, -12, 'quadOut'], [380, 8, 'sineInOut'], [560, -8, 'sineInOut'], [800, 0, 'cubicIn']),
      ...stretches([800, 1000, 0.1, -0.1]),
    },
  },
  topple: {
    durationMs: 1000,
    landsAtMs: 760,
    poses: [
      [0, 'hit'],
      [120, 'hit', 'quadOut', 1.3],
      [400, 'hit', 'linear', 1.1],
      [760, 'defeated', 'cubicIn'],
    ],
    tracks: {
      push: keyed([0, 5], [760, 56, 'quadOut']),
      lift: hops([0, 420, 46], [770, 900, 10]),
      tilt: fromZero([420, -26, 'sineOut'], [760, 0, 'cubicIn']),
      ...stretches([760, 980, 0.12, -0.12]),
    },
  },
} satisfies Readonly<Record<string, BossReaction>>
