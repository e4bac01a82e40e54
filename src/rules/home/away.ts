import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'

/** Shorter absences are not reported. */
export const AWAY_MIN_MS = 3 * MS_PER_HOUR
/** Older events are not reported. */
export const AWAY_LOOK_BACK_MS = 30 * MS_PER_DAY
