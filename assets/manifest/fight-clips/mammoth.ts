import { attackClip, fromZero, hops, stretches } from '../clip-pieces.ts'
import type { BossAttack } from './attack.ts'

export const MAMMOTH_ATTACKS = {
  tusks: {
    phase: 1,
    mark: 'tusks',
    impactMs: [500],
    clip: attackClip(1170, {
      poses: [
        [120, 'attack', 'sineInOut', 0.4],
        [220, 'rest', 'sineInOut'],
        [320, 'attack', 'sineInOut', 0.5],
        [450, 'attack', 'quadIn', 1.1],
        [500, 'attack'],
        [590, 'windup', 'quadOut', 1.1],
        [760, 'windup', 'sineInOut', 0.8],
        [980, 'attack', 'sineInOut', 0.3],
      ],
      approach: fromZero(
        [120, -0.1, 'sineInOut'],
        [220, 0, 'sineInOut'],
        [330, -0.15, 'sineInOut'],
        [500, 1.1, 'quadIn'],
        [620, 1.2],
        [780, 1],
        [1050, 0, 'sineInOut'],
      ),
      lift: hops([330, 415, 16, 2], [510, 700, 30], [800, 925, 12, 2]),
      tilt: fromZero(
        [330, 9, 'sineInOut'],
        [480, 14, 'quadIn'],
        [600, -11, 'quadOut'],
        [820, 4, 'sineInOut'],
        [1000, 0, 'sineInOut'],
      ),
      ...stretches([400, 540, 0.08, 0], [700, 820, 0, -0.1], [1050, 1150, 0, -0.05]),
    }),
  },
  stomp: {
    mark: 'stomp',
    impactMs: [550],
    clip: attackClip(1190, {
      poses: [
        [150, 'attack', 'sineInOut', 0.35],
        [360, 'windup', 'sineInOut'],
        [480, 'windup', 'linear', 1.2],
        [550, 'attack', 'cubicIn', 1.1],
        [760, 'attack', 'linear'],
        [1000, 'windup', 'sineInOut', 0.2],
      ],
      approach: fromZero(
        [150, 0.1, 'sineOut'],
        [480, 0.7, 'sineInOut'],
        [550, 1, 'quadIn'],
        [780, 1],
        [1060, 0, 'sineInOut'],
      ),
      lift: hops([200, 550, 50], [560, 660, 10], [800, 930, 12, 2]),
      tilt: fromZero(
        [380, -13, 'sineInOut'],
        [480, -17, 'sineOut'],
        [550, 8, 'cubicIn'],
        [700, 3, 'sineOut'],
        [900, 0, 'sineInOut'],
      ),
      ...stretches([300, 500, 0, 0.08], [550, 760, 0.14, -0.16], [1060, 1160, 0, -0.05]),
    }),
  },
  avalanche: {
    critical: true,
    mark: 'stomp',
    leavesImages: true,
    impactMs: [360, 560],
    clip: attackClip(1190, {
      poses: [
        [220, 'windup', 'cubicOut', 1.1],
        [300, 'windup', 'linear', 1.2],
        [360, 'attack', 'cubicIn'],
        [480, 'windup', 'sineInOut', 1.2],
        [560, 'attack', 'cubicIn', 1.3],
        [780, 'attack', 'linear', 1.1],
        [1010, 'windup', 'sineInOut', 0.3],
      ],
      approach: fromZero(
        [220, 0.5, 'sineOut'],
        [360, 0.7, 'quadIn'],
        [560, 1.3, 'sineIn'],
        [800, 1.2],
        [1070, 0, 'sineInOut'],
      ),
      lift: hops([120, 360, 50], [370, 560, 110], [820, 945, 12, 2]),
      tilt: fromZero(
        [290, -14, 'sineOut'],
        [360, 8, 'cubicIn'],
        [480, -17, 'sineInOut'],
        [560, 12, 'cubicIn'],
        [760, 3, 'sineOut'],
        [920, 0],
      ),
      ...stretches([360, 450, 0.1, -0.12], [560, 780, 0.18, -0.2]),
    }),
  },
} satisfies Readonly<Record<string, BossAttack>>
