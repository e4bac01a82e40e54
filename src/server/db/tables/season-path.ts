import type { Generated } from 'kysely'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** R53. The row is made when the player claims a daily reward or a step of the path. */
export interface SeasonPathsTable {
  player_id: Int8
  season: number
  /** Points of the days before `counted_to`, which is the start of a UTC day. */
  points: number
  counted_to: Instant
  /** Claimed steps, a bit each from step 1. */
  steps: Generated<number>
  /** When unclaimed rewards go to the inbox. Null once none are left. */
  due_at: InstantOrNull
}
