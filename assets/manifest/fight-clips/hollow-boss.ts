import { attackClip, fromZero, keyed, stretches } from '../clip-pieces.ts'
import type { BossAttack } from './attack.ts'

export const HOLLOW_BOSS_ATTACKS = {
  rake: {
    mark: 'claws',
    impactMs: [520],
    clip: attackClip(1180, {
      poses: [
        [300, 'windup', 'sineInOut'],
        [440, 'windup', 'linear', 1.15],
        [520, 'attack', 'quadIn'],
        [620, 'attack', 'quadOut', 1.15],
        [780, 'attack', 'sineInOut', 0.9],
      ],
      approach: fromZero(
        [260, -0.4, 'sineInOut'],
        [440, 0.4, 'sineInOut'],
        [520, 1, 'quadIn'],
        [640, 1.3, 'quadOut'],
        [1120, 0, 'sineInOut'],
      ),
      tilt: fromZero([420, -16, 'sineInOut'], [520, 16, 'quadIn'], [660, 20, 'quadOut'], [1080, 0, 'sineInOut']),
    }),
  },
  gulp: {
    mark: 'void',
    impactMs: [550],
    clip: attackClip(1190, {
      poses: [
        [240, 'hit', 'sineInOut', 0.5],
        [400, 'windup', 'sineInOut', 1.2],
        [550, 'attack', 'cubicIn', 1.1],
        [760, 'attack', 'linear', 1],
      ],
      approach: fromZero([400, 0.5, 'sineInOut'], [550, 1, 'cubicIn'], [760, 0.9], [1100, 0, 'sineInOut']),
      ...stretches([220, 540, -0.18, 0.16], [540, 800, 0.22, -0.1]),
    }),
  },
  reaper: {
    critical: true,
    mark: 'void',
    leavesImages: true,
    impactMs: [540],
    clip: attackClip(1190, {
      poses: [
        [240, 'windup', 'cubicOut', 1.2],
        [400, 'windup', 'linear', 1.35],
        [450, 'attack', 'quadIn'],
        [540, 'attack', 'linear', 1.2],
        [760, 'attack', 'sineInOut', 0.9],
        [1000, 'windup', 'sineInOut', 0.3],
      ],
      approach: fromZero([360, -0.5, 'sineInOut'], [400, -0.5], [445, 1, 'quadIn'], [780, 1], [1100, 0, 'sineInOut']),
      cross: keyed([440, 0], [490, 0.6], [540, 0.7, 'quadOut'], [740, 0.74], [1060, 0, 'sineInOut']),
      ...stretches([400, 540, 0.4, -0.2]),
    }),
  },
} satisfies Readonly<Record<string, BossAttack>>
