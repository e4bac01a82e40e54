import type { ColumnType, Generated } from 'kysely'
import type { ChestKind, ChestPlace } from '#rules/chests/win-chests.ts'
import type { SkillName } from '#rules/kombat/skills.ts'
import type { Stance } from '#rules/kombat/stances.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** A chest's place on the shelf (R54). All null while it is free. */
type ChestColumns = {
  [P in ChestPlace as `chest_${P}_id`]: ColumnType<string | null, string | null | undefined, string | null>
} & {
  [P in ChestPlace as `chest_${P}_kind`]: ColumnType<ChestKind | null, ChestKind | null | undefined, ChestKind | null>
} & {
  /** When the chest can be opened. Null until its timer is started. */
  [P in ChestPlace as `chest_${P}_ready_at`]: InstantOrNull
}

/** A user of the messenger (Telegram), or an NPC (negative id). */
export interface PlayersTable extends ChestColumns {
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
  /** Null until the player chooses one: read it through `stanceOf`. */
  stance: ColumnType<Stance | null, Stance | null | undefined, Stance | null>
  /** Bits of `WARDROBE_LOOKS` that the player has bought (R58). */
  looks: Generated<number>
  /** Null without any. Read it through `wornLooksOf`. */
  worn_looks: ColumnType<string | null, string | null | undefined, string | null>
  /** Bits of `ISLAND_PIECES` (R58). */
  island: Generated<number>
  created_at: Instant
  last_claim_at: Instant
  /** Rank points of the season `rank_season`. Read them through `rankIn` (R29). */
  rank_points: number
  rank_season: Generated<number>
  /** Rank points at the end of the season before `rank_season`. 0 if the player has no earlier season. */
  rank_latest: Generated<number>
  best_rank_points: number
  win_streak: number
  fights: number
  wins: number
  energy: number
  energy_refill_at: InstantOrNull
  energy_burned_at: InstantOrNull
  /** UTC day of the last first-win bonus, which is paid once a day (R13). */
  first_win_day: ColumnType<string | null, string | null, string | null>
  /** UTC day on which a fight last dropped a common item: one a day (R13). */
  common_drop_day: ColumnType<string | null, string | null, string | null>
  /** UTC day of `streak_paid_nano`: streak money has a daily cap (R13). */
  streak_day: ColumnType<string | null, string | null, string | null>
  streak_paid_nano: ColumnType<bigint, bigint | number | undefined, bigint | number>
  /** UTC day that `challenges_today` counts (R11). */
  challenge_day: ColumnType<string | null, string | null | undefined, string | null>
  challenges_today: Generated<number>
  /** STAR spent on the army: copy of the ledger's sum for `army-rank`. It determines the army step (R06). */
  army_stars_spent: Generated<number>
  /** `powerOf` the current loadout (R07). Stored because matchmaking searches by it. */
  power: number
  /** Version of the loadout; invalidates values computed from an older one. */
  loadout_no: Generated<number>
  /**
   * Incremented when mining upgrades or boosts change. A claim of TOK writes only if it is unchanged since the read.
   */
  mining_no: Generated<number>
  /** When this player qualified as an invited friend (R39). The inviter's share counts from then. */
  referral_qualified_at: InstantOrNull
  house_switched_at: InstantOrNull
  /** Null without a name. The next naming is then free (R32). */
  pet_name: ColumnType<string | null, string | null | undefined, string | null>
  /** Bit mask of former houses, by id. */
  houses_left: Generated<number>
  /** When the rank points last changed. Null before the first change. */
  rank_since: InstantOrNull
  /**
   * Newest tournament day that the player entered and did not leave (R26). Null if there is none, and for a deleted
   * account.
   */
  tournament_on: ColumnType<string | null, string | null | undefined, string | null>
  /** Season in which the player last got the chest of a return (R54). 0 for none. */
  return_chest_season: Generated<number>
  /** Items made up to this instant are not shown as new. */
  items_seen_at: InstantOrNull
  /** How often the player refined and awakened with success (R05). */
  items_refined: Generated<number>
  items_awakened: Generated<number>
  /** Null again if the person joins anew. */
  deleted_at: InstantOrNull
  /** When a deleted person joined again. The player's ledger and exported fights begin here. */
  restarted_at: InstantOrNull
}

/** Usernames are unique at the messenger, but a stale one may occur several times here. */
export interface UsernamesTable {
  name_lower: string
  player_id: Int8
  npc: boolean
  joined_at: Instant
}
