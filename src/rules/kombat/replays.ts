import { MS_PER_DAY } from '../units.ts'

/** Days for which a fight can be seen again (R10): so long the rules by which it was fought stay in the build. */
export const REPLAY_DAYS = 30

/** The oldest instant of which a fight can still be seen (R10). */
export const replaysSinceMs = (nowMs: number): number => nowMs - REPLAY_DAYS * MS_PER_DAY
