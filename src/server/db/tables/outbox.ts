import type { ColumnType, JSONColumnType } from 'kysely'
import type { Instant, Int8 } from './columns.ts'

/** What a call of `player_id` does to another player, until the relay has delivered it (transactional outbox). */
export interface OutboxTable {
  player_id: Int8
  id: string
  target_id: Int8
  kind: string
  payload: JSONColumnType<object>
  /** Instant of the call. */
  at: Instant
  /** When it is tried next. */
  due_at: Instant
  attempts: ColumnType<number, number | undefined, number>
}
