import { attackClip, fromZero, hops, stretches, trembling } from '../clip-pieces.ts'
import type { BossAttack } from './attack.ts'

export const FIRE_LORD_ATTACKS = {
  claw: {
    phase: 1,
    mark: 'claws',
    impactMs: [480],
    clip: attackClip(1150, {
      poses: [
        [260, 'windup', 'sineInOut'],
        [400, 'windup', 'linear', 1.12],
        [480, 'attack', 'quadIn'],
        [560, 'attack', 'quadOut', 1.12],
        [720, 'attack', 'sineInOut', 0.9],
        [960, 'windup', 'sineInOut', 0.3],
      ],
      approach: fromZero(
        [180, -0.1, 'sineInOut'],
        [400, 0.5, 'sineInOut'],
        [480, 1, 'quadIn'],
        [580, 1.2, 'quadOut'],
        [740, 1],
        [1000, 0, 'sineInOut'],
      ),
      lift: hops([320, 480, 34]),
      tilt: fromZero(
        [380, -9, 'sineInOut'],
        [480, 14, 'quadIn'],
        [600, 18, 'quadOut'],
        [820, -6, 'sineInOut'],
        [1000, 0, 'sineInOut'],
      ),
      ...stretches([200, 440, 0, 0.06], [440, 620, 0.1, 0], [480, 640, 0, -0.08], [960, 1100, 0, -0.05]),
    }),
  },
  slam: {
    mark: 'inferno',
    impactMs: [540],
    clip: attackClip(1180, {
      poses: [
        [160, 'hit', 'sineInOut', 0.4],
        [330, 'windup', 'quadOut', 1.1],
        [470, 'windup', 'linear', 1.25],
        [540, 'attack', 'quadIn', 1.1],
        [760, 'attack', 'linear', 1],
        [1000, 'windup', 'sineInOut', 0.35],
      ],
      approach: fromZero([180, -0.2, 'sineOut'], [540, 1, 'sineInOut'], [780, 0.9], [1040, 0, 'sineInOut']),
      lift: hops([190, 540, 170]),
      tilt: fromZero(
        [420, -10, 'sineOut'],
        [540, 16, 'quadIn'],
        [800, 8, 'sineOut'],
        [960, -6, 'sineInOut'],
        [1100, 0, 'sineInOut'],
      ),
      ...stretches([80, 200, 0.08, -0.1], [220, 460, 0, 0.1], [540, 740, 0.18, -0.18]),
    }),
  },
  eruption: {
    critical: true,
    mark: 'inferno',
    leavesImages: true,
    impactMs: [400, 540],
    clip: attackClip(1190, {
      poses: [
        [200, 'windup', 'cubicOut', 1.2],
        [330, 'windup', 'linear', 1.3],
        [400, 'attack', 'quadIn', 0.9],
        [470, 'windup', 'quadOut', 0.9],
        [540, 'attack', 'quadIn', 1.25],
        [760, 'attack', 'linear', 1.1],
        [1000, 'windup', 'sineInOut', 0.5],
      ],
      approach: fromZero(
        [300, -0.12, 'sineInOut'],
        [330, -0.12],
        [400, 1, 'quadIn'],
        [470, 0.8],
        [540, 1.4, 'quadIn'],
        [780, 1.2],
        [1050, 0, 'sineInOut'],
      ),
      push: trembling(100, 330, 6),
      lift: hops([410, 540, 90]),
      tilt: fromZero(
        [330, -12, 'sineInOut'],
        [400, 16, 'quadIn'],
        [470, -14, 'sineInOut'],
        [540, 22, 'quadIn'],
        [800, 8, 'sineInOut'],
        [1000, 0, 'sineInOut'],
      ),
      ...stretches([120, 330, 0, 0.12], [340, 440, 0.2, 0], [540, 760, 0.22, -0.2]),
    }),
  },
} satisfies Readonly<Record<string, BossAttack>>
