import type { ColumnType, Generated } from 'kysely'
import type { BossSlug } from '#rules/boss/boss.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

type TextOrNull = ColumnType<string | null, string | null | undefined, string | null>

/** The next fight's commitment is null until it was shown. */
export interface BossPlayersTable {
  player_id: Int8
  best_damage: Generated<number>
  met: Generated<BossSlug[]>
  /** Id of the boss event (`rules/boss/boss-calendar`). */
  run_id: TextOrNull
  server_seed: TextOrNull
  commitment: TextOrNull
}

export interface BossFightersTable {
  player_id: Int8
  run_id: string
  damage: Int8
  best: number
  fights: number
  /** UTC day of `fights_today`. */
  day: string
  fights_today: number
  /** When `damage` was reached. Of two players with equal damage, the earlier one ranks first. */
  reached_at: Instant
  /** The chest's id in the inbox. Null until a job gives it, after the pool was emptied. */
  chest_id: TextOrNull
  fall_seen_at: InstantOrNull
}

/** Damage by the guild that the player was in at the time of each fight. */
export interface BossDamageTable {
  player_id: Int8
  run_id: string
  guild_id: Int8
  damage: Int8
  fights: number
}

/** Damage that is not added to a pool yet. A job adds it and deletes the row. */
export interface BossFeedTable {
  player_id: Int8
  fight_id: string
  run_id: string
  guild_id: Int8
  damage: number
  at: Instant
}

export interface BossPoolsTable {
  guild_id: Int8
  run_id: string
  hp: Int8
  damage: Int8
  summed_at: Instant
  emptied_at: InstantOrNull
  /**
   * Pairs of a three-hour slot's number and the pool's damage before it; slots without damage have none. A flat list,
   * because Citus allows only immutable functions in an upsert.
   */
  marks: Generated<readonly string[]>
}

/**
 * A row stays when the player leaves the guild. `due`: the player fought before the pool was emptied and waits for the
 * chest.
 */
export interface BossPoolFightersTable {
  guild_id: Int8
  run_id: string
  player_id: Int8
  damage: Int8
  fights: number
  chest: 'none' | 'due' | 'given'
}
