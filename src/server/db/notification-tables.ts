import type { ColumnType } from 'kysely'
import type { NotificationKind } from '../../contracts/wire.ts'

/** How far a message is: `skipped` when it was no longer wanted or true, `refused` when the messenger did not take it. */
export type NotificationState = 'waiting' | 'sent' | 'skipped' | 'refused'

/** Messages of the bot to players (extra 8): one for each thing that there was to tell. */
export interface NotificationsTable {
  player_id: ColumnType<bigint, bigint | number, bigint | number>
  kind: NotificationKind
  /** What it tells of: the same thing is never told twice. */
  subject: string
  at: ColumnType<Date, Date, Date>
  state: NotificationState
}

/** Tables of the bot's messages. */
export interface NotificationTables {
  notifications: NotificationsTable
}
