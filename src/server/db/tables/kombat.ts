import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { BossFight, FighterProfile, FightSpoils, MatchResult } from '../../../contracts/wire.ts'
import type { FightStats } from '../../../rules/kombat/fight-types.ts'
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
  own: JSONColumnType<MatchSnapshot>
  opponent: JSONColumnType<MatchSnapshot>
  server_seed: string
  commitment: string
  /** The rules to which the commitment binds: the match is fought by them or not at all. */
  rules_version: string
  found_at: Instant
  expires_at: Instant
  /** Whether `combats.find` has shown this commitment: only then the match can be fought (R11). */
  shown: Generated<boolean>
}

/**
 * The part of a fight's result without columns of its own. Its turns follow from inputs, seeds and the version of the rules;
 * older rows carry them. The oldest carry more, which nothing reads.
 */
export type StoredFight = Pick<
  MatchResult,
  'user' | 'enemy' | 'is_bot' | 'winner' | 'ranked' | 'commitment' | keyof FightSpoils
> & {
  readonly scenario?: MatchResult['scenario']
  /** Of a fight with a boss, and what its fighter alone sees of it. */
  readonly boss?: BossFight['boss'] & Pick<BossFight, 'rewards' | 'used'>
}

/** Every fight that was fought; partitioned by month of `at`. */
export interface FightsTable {
  id: string
  at: Instant
  attacker_id: Int8
  defender_id: ColumnType<bigint | null, bigint | null, bigint | null>
  kind: MatchResult['kind']
  server_seed: string
  client_key: string
  rules_version: string
  inputs: JSONColumnType<{ attacker: FightStats; defender: FightStats }>
  result: JSONColumnType<StoredFight>
}

/** Every fight in which a real player was attacked, filled by the outbox; partitioned by month of `at`. */
export interface DefencesTable {
  defender_id: Int8
  at: Instant
  fight_id: string
  attacker_id: Int8
}
