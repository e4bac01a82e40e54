import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { HuntOutcome, HuntSlug } from '../../rules/hunts.ts'

/** timestamptz: read as Date, written as Date. */
type Instant = ColumnType<Date, Date, Date>
type InstantOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>
/** int8: bigint both ways. */
type Int8 = ColumnType<bigint, bigint | number, bigint | number>

/** What a player's collected hunts add up to; no row before the first. */
export interface HuntersTable {
  player_id: Int8
  demons_killed: Generated<number>
  hunts_collected: Generated<number>
}

/** Every hunt that was begun (R33); at most one of a player is not collected. */
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

/** Milestones of the hunt that were taken (R34). */
export interface HuntMilestonesTable {
  player_id: Int8
  level: number
  taken_at: Instant
}

/** The first start parameter with a referrer that came with a person who has not joined yet (row 14). */
export interface StartParamsTable {
  user_id: Int8
  start_param: string
  at: Instant
}

/** The value at a far place of a board: who is behind it has reached that place's label (row 179). */
export interface BoardMark {
  readonly place: number
  readonly value: number
  readonly sinceMs: number
  readonly playerId: number
}

/** When a board was built, and the values at its labelled places (R35). */
export interface BoardsTable {
  board: string
  rebuilt_at: Instant
  marks: JSONColumnType<readonly BoardMark[]>
}

/** The listed places of a board as they were when it was built (R35). */
export interface BoardPlacesTable {
  board: string
  place: number
  player_id: Int8
  value: Int8
}

/** What a player's row has for referral, houses and boards. */
export interface PlayerSocialColumns {
  /** When the player came to count for the inviter (R39). */
  referral_qualified_at: InstantOrNull
  /** Nano TOK that the player has brought the inviter. */
  referral_earned_nano: ColumnType<bigint, bigint | number | undefined, bigint | number>
  house_switched_at: InstantOrNull
  /** When the rank points became what they are; null for never since the player joined. */
  rank_since: InstantOrNull
}

/** Tables of hunts, referral and boards. */
export interface SocialTables {
  hunters: HuntersTable
  hunts: HuntsTable
  hunt_milestones: HuntMilestonesTable
  start_params: StartParamsTable
  boards: BoardsTable
  board_places: BoardPlacesTable
}
