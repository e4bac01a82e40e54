import { MS_PER_DAY } from '#rules/units.ts'

/** The rules of a stored fight must stay in the build this long (R10). */
export const REPLAY_DAYS = 30

export const replaysSinceMs = (nowMs: number): number => nowMs - REPLAY_DAYS * MS_PER_DAY
