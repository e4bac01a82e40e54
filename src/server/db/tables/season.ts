import type { Instant, InstantOrNull, Int8 } from './columns.ts'

export interface UserSeasonsTable {
  player_id: Int8
  season: number
  created_at: Instant
  updated_at: Instant
  claimed_at: InstantOrNull
}
