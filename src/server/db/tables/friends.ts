import type { ColumnType } from 'kysely'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** The first start parameter with a referrer that came with a person who has not joined yet (row 14). */
export interface StartParamsTable {
  user_id: Int8
  start_param: string
  at: Instant
}

/** Who was invited by whom, as the inviter's row: what the list of friends and its totals read. */
export interface FriendshipsTable {
  inviter_id: Int8
  friend_id: Int8
  /** When the friend joined, the last time. */
  joined_at: Instant
  /** When the friend qualified for the inviter's reward (R39). */
  qualified_at: InstantOrNull
  /** Nano TOK that the inviter has earned by this friend. */
  earned_nano: ColumnType<bigint, bigint | number | undefined, bigint | number>
}

/** An inviter of whose friends at least one counts (R39): what the board of inviters and missions read. */
export interface InvitersTable {
  player_id: Int8
  /** How many friends count: the friendships with a `qualified_at`. */
  qualified: number
  /** When the last one of them qualified. */
  since: Instant
}
