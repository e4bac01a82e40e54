import { MS_PER_DAY } from '#rules/units.ts'

/**
 * How long a replay can be watched. The build must be able to simulate the fight's version of the rules for as long
 * (R10).
 */
export const REPLAY_DAYS = 30

export const replaysSinceMs = (nowMs: number): number => nowMs - REPLAY_DAYS * MS_PER_DAY
