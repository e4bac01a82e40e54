import { MS_PER_DAY } from '#rules/units.ts'

/** How long a fight can be seen again. Its rules must stay in the build as long (R10). */
export const REPLAY_DAYS = 30

export const replaysSinceMs = (nowMs: number): number => nowMs - REPLAY_DAYS * MS_PER_DAY
