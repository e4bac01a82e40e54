import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { BossFight, Drops, FighterProfile, FightSpoils, MatchResult } from '../../../contracts/wire.ts'
import type { FightStats, SkillName } from '../../../rules/kombat/fight-types.ts'
import type { Instant, Int8 } from './columns.ts'

/** What is needed to fight a pending match exactly as it was found (R11). */
export interface MatchSnapshot {
  readonly profile: FighterProfile
  readonly stats: FightStats
}

/** The one pending match of a player (R11, T12). */
export interface PendingMatchesTable {
  player_id: Int8
  match_id: string
  opponent_id: ColumnType<bigint | null, bigint | number | null, bigint | null>
  is_bot: boolean
  own: JSONColumnType<PackedFighter>
  opponent: JSONColumnType<PackedFighter>
  server_seed: string
  commitment: string
  /** The rules to which the commitment binds: the match is fought by them or not at all. */
  rules_version: string
  found_at: Instant
  expires_at: Instant
  /** Whether `combats.find` has shown this commitment: only then the match can be fought (R11). */
  shown: Generated<boolean>
}

/** The part of a fight's result without columns of its own. Its turns follow from inputs, seeds and the version of the rules. */
export type StoredFight = Pick<
  MatchResult,
  'user' | 'enemy' | 'is_bot' | 'winner' | 'ranked' | 'commitment' | keyof FightSpoils
> & {
  /** Of a fight with a boss, and what its fighter alone sees of it. */
  readonly boss?: BossFight['boss'] & Pick<BossFight, 'rewards' | 'used'>
}

/** What the simulation of a fight began with. */
export interface FightInputs {
  readonly attacker: FightStats
  readonly defender: FightStats
}

/**
 * A fighter as a stored fight keeps it: profile and inputs of the simulation, each fact once. Lists are texts, for in jsonb a number takes
 * twelve bytes and each entry of an object eight.
 */
export interface PackedFighter extends Pick<FighterProfile, 'user_id' | 'username' | 'rank' | 'house_id'> {
  /** Power, health, attack, critical rate, evasion, critical damage, reflected damage, life steal: `504 1250 165 15 6.5 200 0 0`. */
  readonly stats: string
  readonly skill: SkillName
  /** How many there are to choose from, of `SKILLS` from the first; left out: one. */
  readonly skills?: number
  /** Levels in the order of `STONE_TYPES`, 0 = none: `4 0 2`; left out without any. */
  readonly stones?: string
  /** Slot, place in `RARITIES` and, of named ones, slug: `sword:4 wings:5:wings-hamster`; left out without any. */
  readonly worn?: string
  /** Of the pet; left out without one. */
  readonly pet_name?: string
  /** Of the ten or the fifty best; left out without one. */
  readonly crown?: 10 | 50
  /** Of the first three, beside `crown`. */
  readonly first?: 1 | 2 | 3
  /** Attack, health, critical rate, critical damage, reflected damage, life steal; left out where all are 0. */
  readonly bonus?: string
}

/** A fight's result with its fighters packed, without what it did not bring; the commitment in base64url instead of hex. */
export type PackedFight = Omit<StoredFight, 'user' | 'enemy' | 'win_streak' | 'drops'> & {
  readonly user: PackedFighter
  readonly enemy: PackedFighter
  /** Number and amount of the streak of wins: `3 0`. */
  readonly streak: string
  readonly drops: Partial<Omit<Drops, 'equipments'>> & {
    readonly equipments?: readonly Omit<Drops['equipments'][number], 'image_url'>[]
  }
}

/** Every fight that was fought; partitioned by month of `at`. */
export interface FightsTable {
  id: string
  at: Instant
  attacker_id: Int8
  defender_id: ColumnType<bigint | null, bigint | null, bigint | null>
  /** Fights of tournaments have no rows: they follow from their brackets. */
  kind: Exclude<MatchResult['kind'], 'tournament'>
  server_seed: string
  client_key: string
  rules_version: string
  /** The inputs of the simulation are in its packed fighters. */
  result: JSONColumnType<PackedFight>
}

/** Every fight in which a real player was attacked, filled by the outbox; partitioned by month of `at`. */
export interface DefencesTable {
  defender_id: Int8
  at: Instant
  fight_id: string
  attacker_id: Int8
}
