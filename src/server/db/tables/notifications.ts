import type { ColumnType } from 'kysely'
import type { NotificationKind } from '#rules/notifications/notification-kinds.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** `skipped`: no longer wanted. `refused`: rejected by the messenger. */
export type NotificationState = 'waiting' | 'sent' | 'skipped' | 'refused'

/** One row per event and player (extra 8). */
export interface NotificationsTable {
  player_id: Int8
  /** Only the code checks the kind, so that a new one needs no migration. */
  kind: NotificationKind
  /** Identifies the event: at most one message per subject. */
  subject: string
  at: Instant
  state: NotificationState
  /** Time of the next try. Null: due since `at`. */
  due_at: InstantOrNull
  /** How often the messenger deferred it. */
  attempts: ColumnType<number, number | undefined, number>
}
