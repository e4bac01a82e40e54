import { MS_PER_DAY, MS_PER_HOUR } from '../units.ts'

/** A shorter absence is none: what happened in it is seen at a glance. */
export const AWAY_MIN_MS = 3 * MS_PER_HOUR
/** What is older is in the history alone, if at all. */
export const AWAY_LOOK_BACK_MS = 30 * MS_PER_DAY
