import type { Clip } from '../clip.ts'
import { fromZero, hops, keyed, stretches, trembling } from '../clip-pieces.ts'
import type { BossPoseName } from './boss-poses.ts'
import { type ShowSound, sound } from './boss-show.ts'

/** The boss leaps, lands with its back to the viewer and takes two steps away. */
export const PARTING_MS = { landsAtMs: 2080, stepsAtMs: [2560, 2960] } as const

const { landsAtMs, stepsAtMs } = PARTING_MS
const [firstStepMs, secondStepMs] = stepsAtMs

/**
 * The boss stays turned. During the turn the body is paper-thin for a moment, so it happens within two frames at the
 * top of the leap.
 */
export const BOSS_PARTING: Clip<BossPoseName> = {
  durationMs: Number.POSITIVE_INFINITY,
  poses: [
    [0, 'rest'],
    [260, 'brace', 'sineInOut', 0.7],
    [520, 'roar', 'cubicOut', 1.1],
    [1140, 'roar', 'linear', 1.25],
    [1380, 'rest', 'sineInOut'],
    [1580, 'brace', 'sineOut', 0.9],
    [1660, 'brace', 'linear', 1],
    [1800, 'windup', 'quadOut', 0.5],
    [1960, 'windup', 'linear', 0.6],
    [landsAtMs, 'brace', 'quadIn', 0.9],
    [2280, 'rest', 'sineOut'],
    [firstStepMs - 120, 'windup', 'sineInOut', 0.25],
    [firstStepMs, 'brace', 'quadIn', 0.3],
    [secondStepMs - 120, 'windup', 'sineInOut', 0.25],
    [secondStepMs, 'brace', 'quadIn', 0.3],
    [secondStepMs + 300, 'rest', 'sineInOut'],
  ],
  tracks: {
    push: {
      keys: [
        [1680, 0],
        [landsAtMs, -62, 'sineInOut'],
        [2280, -62],
        [firstStepMs, -32, 'sineInOut'],
        [firstStepMs + 140, -32],
        [secondStepMs, 0, 'sineInOut'],
      ],
      ...trembling(520, 1140, 5),
    },
    lift: hops([1680, landsAtMs, 78], [2300, firstStepMs, 18], [firstStepMs + 140, secondStepMs, 18]),
    tilt: fromZero(
      [260, 6, 'sineInOut'],
      [520, -9, 'cubicOut'],
      [1140, -9],
      [1380, 0, 'sineInOut'],
      [1620, 8, 'sineOut'],
      [1820, -9, 'quadOut'],
      [1960, -6],
      [landsAtMs, 5, 'quadIn'],
      [2280, 0, 'sineOut'],
      [firstStepMs, -4, 'sineInOut'],
      [secondStepMs, 4, 'sineInOut'],
      [secondStepMs + 300, 0, 'sineInOut'],
    ),
    squashX: keyed(
      [1380, 0],
      [1620, 0.1, 'sineOut'],
      [1740, -0.3, 'quadOut'],
      [1860, -0.38],
      [1930, -1.62, 'sineInOut'],
      [2000, -1.74],
      [landsAtMs, -2.14, 'quadIn'],
      [2280, -2, 'sineOut'],
    ),
    squashY: {
      keys: [
        [1380, 0],
        [1620, -0.14, 'sineOut'],
        [1780, 0.1, 'quadOut'],
        [2000, 0.06],
        [landsAtMs, -0.16, 'quadIn'],
        [2280, 0, 'sineOut'],
      ],
      ...stretches([firstStepMs, firstStepMs + 140, 0, -0.07], [secondStepMs, secondStepMs + 160, 0, -0.07]).squashY,
    },
  },
}

export const PARTING_SOUNDS: readonly ShowSound[] = [
  sound(480, 'claw-1', 0.42),
  sound(540, 'claw-3', 0.35, 0.9),
  sound(1760, 'whoosh-3', 0.6, 0.8),
  sound(landsAtMs, 'thud-1', 0.6),
  sound(landsAtMs + 20, 'heavy-1', 0.6, 0.6),
  sound(firstStepMs, 'thud-2', 0.65, 0.8),
  sound(secondStepMs, 'thud-3', 0.62, 0.6),
]
