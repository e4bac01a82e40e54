import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** The daily check-in of a player as it was last claimed (R40); no row before the first. */
export interface CheckInsTable {
  player_id: Int8
  streak: number
  best_streak: number
  last_claim_at: Instant
  /** Start of the last day that a freeze has forgiven. */
  last_frozen_at: InstantOrNull
}
