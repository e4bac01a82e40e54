import { fromZero, hitClip, hops, keyed, stretches, turning } from '../clip-pieces.ts'
import type { BossReaction, Reaction } from './reaction.ts'

export const PET_HITS = {
  thrown: hitClip({
    poses: [
      [-200, 'rest'],
      [-50, 'block', 'sineOut'],
      [0, 'reel', 'step', 0.7],
      [90, 'reel', 'quadOut', 1.12],
      [200, 'reel', 'sineInOut', 0.9],
      [330, 'hit', 'sineInOut', 0.5],
      [440, 'block', 'sineInOut', 0.9],
      [560, 'ready', 'sineInOut'],
    ],
    push: keyed(
      [-200, 0],
      [-40, 8, 'sineInOut'],
      [0, 8],
      [110, 54, 'quadOut'],
      [250, 68, 'sineOut'],
      [330, 58, 'sineInOut'],
      [520, 0, 'sineInOut'],
    ),
    lift: hops([0, 190, 40], [360, 500, 18], [540, 650, 26]),
    tilt: keyed(
      [-40, 0],
      [0, -4, 'step'],
      [100, -22, 'quadOut'],
      [240, -12, 'sineInOut'],
      [330, 10, 'sineInOut'],
      [420, -6, 'sineInOut'],
      [520, 0, 'sineInOut'],
    ),
    ...stretches([-120, 0, 0, -0.05], [190, 300, 0.12, -0.12]),
  }),
  folded: hitClip({
    poses: [
      [-180, 'rest'],
      [-40, 'ready', 'sineOut', 0.8],
      [0, 'fold', 'step', 0.75],
      [80, 'fold', 'quadOut', 1.2],
      [290, 'fold', 'sineInOut', 0.9],
      [400, 'lean', 'quadOut', 0.35],
      [520, 'ready', 'sineInOut'],
    ],
    push: keyed([-60, 0], [0, 6], [240, 70, 'quadOut'], [310, 70], [540, 0, 'sineInOut']),
    lift: hops([0, 110, 16], [400, 530, 26], [550, 650, 26]),
    tilt: fromZero([80, 18, 'quadOut'], [290, 10, 'sineInOut'], [390, -12, 'quadOut'], [520, 0, 'sineInOut']),
    ...stretches([0, 110, -0.14, 0], [110, 330, 0.1, -0.12]),
  }),
  whirled: hitClip({
    poses: [
      [-200, 'rest'],
      [-50, 'block', 'sineOut', 0.8],
      [0, 'hit', 'step', 0.8],
      [60, 'reel', 'quadOut'],
      [230, 'reel', 'linear', 0.8],
      [330, 'fold', 'sineInOut', 0.45],
      [430, 'hit', 'sineInOut', 0.4],
      [540, 'ready', 'sineInOut'],
    ],
    push: keyed([-40, 0], [0, 6], [200, 60, 'quadOut'], [340, 56], [540, 0, 'sineInOut']),
    lift: hops([0, 220, 54], [440, 550, 16], [560, 655, 24]),
    tilt: fromZero(
      [110, -16, 'sineInOut'],
      [230, 14, 'sineInOut'],
      [330, -12, 'sineInOut'],
      [430, 8, 'sineInOut'],
      [540, 0, 'sineInOut'],
    ),
    ...turning([[10, 110, 220]], stretches([225, 330, 0.1, -0.1])),
  }),
} satisfies Readonly<Record<string, Reaction>>

export const BOSS_HITS = {
  jolted: hitClip({
    poses: [
      [-120, 'rest'],
      [0, 'hit', 'step', 0.75],
      [90, 'hit', 'quadOut', 1.25],
      [230, 'hit', 'sineInOut', 0.9],
      [420, 'windup', 'sineInOut', 0.45],
    ],
    push: keyed([-10, 0], [0, 5], [110, 34, 'quadOut'], [230, 38], [520, 0, 'sineInOut']),
    tilt: fromZero([100, -12, 'quadOut'], [260, -7, 'sineInOut'], [420, 5, 'sineInOut'], [560, 0, 'sineInOut']),
    ...stretches([10, 150, -0.06, 0.05], [230, 380, 0, -0.07], [500, 620, 0, -0.04]),
  }),
  turned: hitClip({
    poses: [
      [-120, 'rest'],
      [0, 'hit', 'step', 0.7],
      [80, 'hit', 'quadOut', 1.1],
      [200, 'attack', 'sineInOut', 0.3],
      [320, 'hit', 'sineInOut', 0.6],
      [460, 'windup', 'sineInOut', 0.35],
    ],
    push: keyed([-10, 0], [0, 5], [120, 30, 'quadOut'], [320, 22, 'sineInOut'], [540, 0, 'sineInOut']),
    tilt: fromZero(
      [80, 12, 'quadOut'],
      [210, -10, 'sineInOut'],
      [330, 6, 'sineInOut'],
      [450, -3, 'sineInOut'],
      [560, 0, 'sineInOut'],
    ),
    ...stretches([60, 220, 0, -0.09], [480, 620, 0, -0.05]),
  }),
} satisfies Readonly<Record<string, BossReaction>>
