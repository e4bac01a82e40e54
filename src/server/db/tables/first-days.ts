import type { Generated } from 'kysely'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** The first seven days of a player (R50); no row of who joined before there were any. */
export interface FirstDaysTable {
  player_id: Int8
  /** Beginning of the UTC day of joining. */
  begins_at: Instant
  /** Steps that were claimed: a bit each, by their place in `FIRST_DAYS_STEPS`. */
  claimed: Generated<number>
  /** When what was reached and not claimed goes to the inbox; null once nothing is left to go. */
  due_at: InstantOrNull
}
