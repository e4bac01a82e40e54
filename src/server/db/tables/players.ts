import type { ColumnType, Generated } from 'kysely'
import type { SkillName } from '../../../rules/kombat/fight-types.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** One player: a person of the messenger, or an NPC of the first-start world (negative id). */
export interface PlayersTable {
  id: Int8
  npc: boolean
  username: string | null
  first_name: string
  photo_url: string | null
  language_code: string
  start_param: string | null
  referrer_id: ColumnType<bigint | null, bigint | number | null, bigint | null>
  house_id: number
  active_skill: SkillName
  created_at: Instant
  last_claim_at: Instant
  /** Of the season `rank_season`: read it through `rankIn` (R29). */
  rank_points: number
  rank_season: Generated<number>
  /** The rank at the end of the season before `rank_season`; 0 before there was one. */
  rank_latest: Generated<number>
  best_rank_points: number
  win_streak: number
  fights: number
  wins: number
  energy: number
  energy_refill_at: InstantOrNull
  energy_burned_at: InstantOrNull
  /** UTC day of the last win that got the first-win bonus (R13). */
  first_win_day: ColumnType<string | null, string | null, string | null>
  /** UTC day of the last common item dropped by a fight (R13: one a day). */
  common_drop_day: ColumnType<string | null, string | null, string | null>
  /** UTC day of `streak_paid_nano`: streak money has a daily cap (R13). */
  streak_day: ColumnType<string | null, string | null, string | null>
  streak_paid_nano: ColumnType<bigint, bigint | number | undefined, bigint | number>
  /** UTC day of `challenges_today`: challenges have a daily limit (R11). */
  challenge_day: ColumnType<string | null, string | null | undefined, string | null>
  challenges_today: Generated<number>
  /** STAR spent on the army ladder (R06 army step); a copy of what the ledger says. */
  army_stars_spent: Generated<number>
  /** R07 power of the loadout, kept for matchmaking. */
  power: number
  /** Rises with every change of the loadout, so that what was computed from an older one is found out. */
  loadout_no: Generated<number>
  /** Raised with every level and boost: a claim counts them before it writes. */
  mining_no: Generated<number>
  /** When this player qualified as somebody's friend (R39): the share of claims counts from then. */
  referral_qualified_at: InstantOrNull
  house_switched_at: InstantOrNull
  /** The name that the pet was given (R32); null before the first, which is free. */
  pet_name: ColumnType<string | null, string | null | undefined, string | null>
  /** Houses that the player has lived in before this one: a bit each, by id. */
  houses_left: Generated<number>
  /** When the rank points last changed; null before the first change. */
  rank_since: InstantOrNull
  /** The newest day whose tournament the player has entered (R26); null before the first, and after leaving it. */
  tournament_on: ColumnType<string | null, string | null | undefined, string | null>
  /** Until when the player has seen the new items. */
  items_seen_at: InstantOrNull
  /** Refinings that succeeded, and awakenings (R05). */
  items_refined: Generated<number>
  items_awakened: Generated<number>
  /** When the player deleted the account; null again after joining anew. */
  deleted_at: InstantOrNull
  /** When the person of a deleted account joined again; nothing older is shown to anyone. */
  restarted_at: InstantOrNull
}

/** Players by username, which the messenger keeps unique; a stale name may stand at several. */
export interface UsernamesTable {
  /** The username in lower case. */
  name_lower: string
  player_id: Int8
  npc: boolean
  joined_at: Instant
}
