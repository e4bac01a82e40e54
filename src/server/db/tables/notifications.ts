import type { ColumnType } from 'kysely'
import type { NotificationKind } from '#rules/notifications/notification-kinds.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** `skipped`: no longer wanted. `refused`: rejected by the messenger. */
export type NotificationState = 'waiting' | 'sent' | 'skipped' | 'refused'

/** One per event (extra 8). */
export interface NotificationsTable {
  player_id: Int8
  /** Checked by the code alone. */
  kind: NotificationKind
  /** Event id: at most one message per subject. */
  subject: string
  at: Instant
  state: NotificationState
  /** Next try. Null: due since `at`. */
  due_at: InstantOrNull
  /** How often the messenger deferred it. */
  attempts: ColumnType<number, number | undefined, number>
}
