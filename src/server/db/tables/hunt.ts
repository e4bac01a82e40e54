import type { Generated, JSONColumnType } from 'kysely'
import type { HuntSlug } from '#rules/hunt/hunt-slugs.ts'
import type { HuntOutcome } from '#rules/hunt/hunts.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** A player's kills. No row before the first collected hunt. */
export interface HuntersTable {
  player_id: Int8
  demons_killed: Generated<number>
  hunts_collected: Generated<number>
}

/** Hunts (R33). A player has at most one uncollected hunt. */
export interface HuntsTable {
  id: string
  player_id: Int8
  slug: HuntSlug
  started_at: Instant
  ends_at: Instant
  outcome: JSONColumnType<HuntOutcome>
  picture_seed: string
  collected_at: InstantOrNull
}

/** Claimed milestones (R34). */
export interface HuntMilestonesTable {
  player_id: Int8
  level: number
  taken_at: Instant
}
