import type { ColumnType, Generated } from 'kysely'
import type { BossSlug } from '../../../rules/boss/boss.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

type TextOrNull = ColumnType<string | null, string | null | undefined, string | null>

/** A player's best fight with a boss, and what the next one is committed to; all null until that was shown. */
export interface BossPlayersTable {
  player_id: Int8
  best_damage: Generated<number>
  /** Bosses ever fought. */
  met: Generated<BossSlug[]>
  /** The stay that it is for (`rules/fight/boss-calendar`). */
  run_id: TextOrNull
  server_seed: TextOrNull
  commitment: TextOrNull
}

/** What a player has done to a boss in one of its stays. */
export interface BossFightersTable {
  player_id: Int8
  run_id: string
  damage: Int8
  /** Of one fight. */
  best: number
  fights: number
  /** UTC day of `fights_today`. */
  day: string
  fights_today: number
  /** When `damage` was reached: of two alike the earlier one is first. */
  reached_at: Instant
  /** The chest of an emptied pool, in the inbox. */
  chest_id: TextOrNull
  /** When the player saw the boss fall. */
  fall_seen_at: InstantOrNull
}

/** The part of it that counts for a guild: the one that the player was in at each fight. */
export interface BossDamageTable {
  player_id: Int8
  run_id: string
  guild_id: Int8
  damage: Int8
  fights: number
}

/** Damage that no pool has yet: a job adds it and deletes the row. */
export interface BossFeedTable {
  player_id: Int8
  fight_id: string
  run_id: string
  guild_id: Int8
  damage: number
  at: Instant
}

/** The common health of a guild's boss, as the job has summed it. */
export interface BossPoolsTable {
  guild_id: Int8
  run_id: string
  hp: Int8
  damage: Int8
  summed_at: Instant
  emptied_at: InstantOrNull
}

/** Who has fought for a pool, also after leaving. `due`: has fought by the time at which it was emptied, and waits for the chest. */
export interface BossPoolFightersTable {
  guild_id: Int8
  run_id: string
  player_id: Int8
  damage: Int8
  fights: number
  chest: 'none' | 'due' | 'given'
}
