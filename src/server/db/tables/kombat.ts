import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { BossFight, Drops, FighterProfile, FightRewards, MatchResult } from '#contracts/wire.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import type { SkillName } from '#rules/kombat/skills.ts'
import type { Instant, Int8 } from './columns.ts'

/**
 * One side of a fight. A pending match keeps the opponent as found; the player's own side follows loadout changes
 * (R11).
 */
export interface MatchSnapshot {
  readonly profile: FighterProfile
  readonly stats: FightStats
}

/** At most one per player (R11, T12). */
export interface PendingMatchesTable {
  player_id: Int8
  match_id: string
  opponent_id: ColumnType<bigint | null, bigint | number | null, bigint | null>
  is_bot: boolean
  own: JSONColumnType<PackedFighter>
  opponent: JSONColumnType<PackedFighter>
  server_seed: string
  commitment: string
  /** The commitment includes the rules version. A match is not fought under other rules. */
  rules_version: string
  found_at: Instant
  expires_at: Instant
  /** Set by `combats.find`. The match can be fought only after its commitment was shown (R11). */
  shown: Generated<boolean>
}

/**
 * A fight's result without the facts that have a separate column. Turns are recomputed from inputs, seeds and rules
 * version.
 */
export type StoredFight = Pick<
  MatchResult,
  'user' | 'enemy' | 'is_bot' | 'winner' | 'ranked' | 'commitment' | keyof FightRewards
> & {
  /** Set for boss fights. Only the attacker may see `rewards` and `used`. */
  readonly boss?: BossFight['boss'] & Pick<BossFight, 'rewards' | 'used'>
}

export interface FightInputs {
  readonly attacker: FightStats
  readonly defender: FightStats
}

/** A profile and the simulation's inputs. Lists are strings: in jsonb a number takes 12 bytes, an object entry 8. */
export interface PackedFighter extends Pick<FighterProfile, 'user_id' | 'username' | 'rank' | 'house_id'> {
  /**
   * Power, health, attack, crit rate, evasion, crit damage, reflection, life steal, and the index of the stance in
   * `STANCES`: `504 1250 165 15 6.5 200 0 0 2`. Bosses, and fighters of rules version 2, have no stance.
   */
  readonly stats: string
  readonly skill: SkillName
  /** How many of `SKILL_NAMES` are unlocked, counted from the first. Absent for one. */
  readonly skills?: number
  /** Levels in the order of `STONE_TYPES`, 0 = none: `4 0 2`. Absent without stones. */
  readonly stones?: string
  /** Slot, index in `RARITIES` and the slug of named items: `sword:4 wings:5:wings-hamster`. Absent without items. */
  readonly worn?: string
  readonly pet_name?: string
  /** Worn looks without power: `cape-gold season-pose`. Absent without any, and in fights of earlier releases. */
  readonly looks?: string
  /** Set if the player wore a crown: 10 for places 1 to 10 of the PvP leaderboard, 50 for places 11 to 50. */
  readonly crown?: 10 | 50
  /** The place, if it is 1 to 3. `crown` is then 10. */
  readonly first?: 1 | 2 | 3
  /** Attack, health, critical rate, critical damage, reflected damage, life steal. Absent if all are 0. */
  readonly bonus?: string
}

/** A `StoredFight` without empty fields. The commitment is base64url instead of hex. */
export type PackedFight = Omit<StoredFight, 'user' | 'enemy' | 'win_streak' | 'drops'> & {
  readonly user: PackedFighter
  readonly enemy: PackedFighter
  /** Length of the win streak and its bonus: `3 0`. */
  readonly streak: string
  readonly drops: Partial<Omit<Drops, 'equipments'>> & {
    readonly equipments?: readonly Omit<Drops['equipments'][number], 'image_url'>[]
  }
}

/** Partitioned by month of `at`. */
export interface FightsTable {
  id: string
  at: Instant
  attacker_id: Int8
  defender_id: ColumnType<bigint | null, bigint | null, bigint | null>
  /** Tournament fights have no rows: they are recomputed from their brackets. */
  kind: Exclude<MatchResult['kind'], 'tournament'>
  server_seed: string
  client_key: string
  rules_version: string
  /** The packed fighters contain the simulation's inputs. */
  result: JSONColumnType<PackedFight>
}

/** Fights in which a real player was attacked. Filled by the outbox; partitioned by month of `at`. */
export interface DefencesTable {
  defender_id: Int8
  at: Instant
  fight_id: string
  attacker_id: Int8
  /** The columns below are null in fights of earlier releases. */
  kind: 'match' | 'challenge' | null
  won: boolean | null
  /** Null once the attacker's account is deleted. */
  attacker_name: string | null
  attacker_house: number | null
}
