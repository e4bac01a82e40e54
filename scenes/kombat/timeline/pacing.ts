import { PACING_MS } from '#rules/constants.ts'
import type { FightBeatKind } from '#rules/kombat/fight-beats.ts'

/** Lengths of beats at normal speed (B4, row 82). */
export const BEAT_MS = {
  attack: PACING_MS.attack,
  heal: PACING_MS.heal,
  reflected: PACING_MS.reflect,
  burned: PACING_MS.burning,
  frozen: PACING_MS.frozen,
} as const satisfies Record<FightBeatKind, number>
