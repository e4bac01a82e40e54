import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** State after the last claim (R40). No row before the first. */
export interface CheckInsTable {
  player_id: Int8
  streak: number
  best_streak: number
  last_claim_at: Instant
  /** Start of the last missed day that a freeze forgave. */
  last_frozen_at: InstantOrNull
}
