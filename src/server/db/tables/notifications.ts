import type { ColumnType } from 'kysely'
import type { NotificationKind } from '../../../contracts/wire.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** State of a message: `skipped` when it was no longer wanted, `refused` when the messenger rejected it. */
export type NotificationState = 'waiting' | 'sent' | 'skipped' | 'refused'

/** Messages of the bot to players (extra 8): one per event. */
export interface NotificationsTable {
  player_id: Int8
  kind: NotificationKind
  /** Identifies the event: at most one message is sent about it. */
  subject: string
  at: Instant
  state: NotificationState
  /** When one that waits is tried next; null: since `at`. */
  due_at: InstantOrNull
  /** How often the messenger has put it off. */
  attempts: ColumnType<number, number | undefined, number>
}
