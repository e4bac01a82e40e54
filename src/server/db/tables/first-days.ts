import type { Generated } from 'kysely'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** R50. No row for players who joined before the feature. */
export interface FirstDaysTable {
  player_id: Int8
  /** Start of the UTC day of joining. */
  begins_at: Instant
  /** Bit mask by index in `FIRST_DAYS_STEPS`. */
  claimed: Generated<number>
  /** When unclaimed rewards go to the inbox. Null once none are left. */
  due_at: InstantOrNull
}
