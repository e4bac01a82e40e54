import type { Track } from './clip.ts'
import { fromZero, hops, keyed } from './clip-pieces.ts'

/** Added to the companion's position in the pet's pose. The blow lands at 0 ms. */
export interface CompanionAct {
  readonly turn?: Track
  readonly dx?: Track
  readonly dy?: Track
}

export const COMPANION_ACTS = {
  cheer: {
    dy: hops([140, 330, -70, 3]),
    turn: { waves: [{ fromMs: 140, toMs: 710, height: 16, periodMs: 190 }] },
  },
  flinch: {
    dx: keyed([-40, 0], [90, -34, 'quadOut'], [420, -30], [620, 0, 'sineInOut']),
    dy: fromZero([110, 46, 'quadOut'], [380, 40], [620, 0, 'sineInOut']),
    turn: { waves: [{ fromMs: 60, toMs: 440, height: 9, periodMs: 70 }] },
  },
  help: {
    dx: keyed([-300, 0], [-150, -46, 'sineInOut'], [0, 400, 'quadIn'], [120, 350, 'quadOut'], [680, 0, 'sineInOut']),
    dy: keyed([-300, 0], [-150, -50, 'sineInOut'], [0, 60, 'quadIn'], [200, -130, 'sineOut'], [680, 0, 'sineInOut']),
    turn: keyed([-150, 0], [0, 40, 'quadIn'], [640, -360, 'sineInOut']),
  },
} as const satisfies Readonly<Record<string, CompanionAct>>
export type CompanionActName = keyof typeof COMPANION_ACTS
