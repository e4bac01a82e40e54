import type { Generated, JSONColumnType } from 'kysely'
import type { HuntSlug } from '../../../rules/hunt/hunt-slugs.ts'
import type { HuntOutcome } from '../../../rules/hunt/hunts.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** Totals of a player's collected hunts; no row before the first. */
export interface HuntersTable {
  player_id: Int8
  demons_killed: Generated<number>
  hunts_collected: Generated<number>
}

/** Every hunt that was started (R33); at most one of a player is not collected. */
export interface HuntsTable {
  id: string
  player_id: Int8
  slug: HuntSlug
  started_at: Instant
  ends_at: Instant
  /** Decided at the start. */
  outcome: JSONColumnType<HuntOutcome>
  /** Seed of the picture only. */
  picture_seed: string
  collected_at: InstantOrNull
}

/** Claimed milestones of the hunt (R34). */
export interface HuntMilestonesTable {
  player_id: Int8
  level: number
  taken_at: Instant
}
