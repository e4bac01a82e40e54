import type { ColumnType } from 'kysely'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** The first start parameter that named an inviter, kept until the person joins (row 14). */
export interface StartParamsTable {
  user_id: Int8
  start_param: string
  at: Instant
}

export interface FriendshipsTable {
  inviter_id: Int8
  friend_id: Int8
  /** The friend may have joined more than once: the most recent time. */
  joined_at: Instant
  /** When the friend qualified for the inviter's reward (R39). */
  qualified_at: InstantOrNull
  /** Nano TOK. */
  earned_nano: ColumnType<bigint, bigint | number | undefined, bigint | number>
}

/**
 * Inviters with at least one qualified friend (R39): the number of friendships with a `qualified_at`, and the latest of
 * these.
 */
export interface InvitersTable {
  player_id: Int8
  qualified: number
  since: Instant
}
