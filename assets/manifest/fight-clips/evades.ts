import { evadeClip, hops, keyed, stretches } from '../clip-pieces.ts'
import type { BossReaction, Reaction } from './reaction.ts'

export const PET_EVADES = {
  'hop-back': evadeClip({
    poses: [
      [-280, 'rest'],
      [-180, 'crouch', 'sineOut', 0.6],
      [-40, 'block', 'quadOut', 1.1],
      [170, 'block', 'linear', 0.9],
      [290, 'crouch', 'quadIn', 0.6],
      [420, 'ready', 'quadOut', 1.1],
      [600, 'ready', 'sineInOut', 0.6],
    ],
    push: keyed([-180, 0], [170, 92, 'quadOut'], [350, 92], [600, 0, 'sineInOut']),
    lift: hops([-180, 170, 92], [380, 490, 20], [490, 600, 20], [620, 735, 22]),
    tilt: keyed([-180, 0], [-40, -14, 'sineOut'], [170, 6, 'sineInOut'], [320, 0]),
    ...stretches([-270, -170, 0, -0.1], [-170, 40, 0, 0.1], [170, 300, 0.14, -0.16]),
  }),
  under: evadeClip({
    poses: [
      [-240, 'rest'],
      [-130, 'block', 'sineOut', 0.5],
      [-40, 'duck', 'quadOut'],
      [130, 'duck', 'sineInOut', 1.08],
      [290, 'win', 'backOut', 0.9],
      [430, 'win', 'sineInOut', 0.8],
      [580, 'ready', 'sineInOut', 0.9],
    ],
    push: keyed([-130, 0], [0, 22, 'sineOut'], [200, 30], [460, 0, 'sineInOut']),
    lift: hops([190, 360, 56], [400, 520, 22], [590, 715, 22]),
    ...stretches([-90, 160, 0.16, -0.14], [190, 330, 0, 0.12], [360, 450, 0.08, -0.1]),
  }),
  bow: evadeClip({
    poses: [
      [-250, 'rest'],
      [-140, 'ready', 'sineOut', 0.6],
      [-20, 'lean', 'quadOut', 1.05],
      [200, 'lean', 'linear', 1.15],
      [340, 'ready', 'backOut', 1.2],
      [480, 'block', 'sineInOut', 0.8],
      [600, 'ready', 'sineInOut', 0.8],
    ],
    push: keyed([-140, 0], [-10, 36, 'sineOut'], [220, 44], [380, -8, 'sineInOut'], [520, 0, 'sineInOut']),
    lift: hops([340, 460, 20], [480, 590, 14], [610, 730, 22]),
    tilt: keyed(
      [-140, 0],
      [-10, -20, 'quadOut'],
      [120, -26],
      [220, -24],
      [350, 10, 'sineInOut'],
      [500, 0, 'sineInOut'],
    ),
    ...stretches([-140, 220, 0, -0.06]),
  }),
} satisfies Readonly<Record<string, Reaction>>

export const BOSS_EVADES = {
  aside: evadeClip({
    poses: [
      [-240, 'rest'],
      [-40, 'windup', 'sineOut', 0.8],
      [240, 'windup', 'linear', 0.9],
      [500, 'attack', 'sineInOut', 0.2],
    ],
    push: keyed([-200, 0], [60, 60, 'quadOut'], [300, 64], [640, 0, 'sineInOut']),
    lift: hops([-200, 60, 24]),
    tilt: keyed([-200, 0], [40, -10, 'sineOut'], [300, -6], [520, 4, 'sineInOut'], [660, 0]),
    ...stretches([60, 220, 0, -0.08]),
  }),
  sway: evadeClip({
    poses: [
      [-240, 'rest'],
      [-60, 'hit', 'sineOut', 0.5],
      [160, 'hit', 'linear', 0.6],
      [400, 'windup', 'sineInOut', 0.5],
    ],
    push: keyed([-200, 0], [0, 34, 'sineOut'], [200, 40], [560, 0, 'sineInOut']),
    tilt: keyed([-200, 0], [0, -20, 'quadOut'], [180, -22], [380, 8, 'sineInOut'], [600, 0, 'sineInOut']),
    ...stretches([-200, 180, 0, -0.08], [420, 620, 0, -0.05]),
  }),
} satisfies Readonly<Record<string, BossReaction>>
