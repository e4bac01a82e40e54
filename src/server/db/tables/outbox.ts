import type { ColumnType, JSONColumnType } from 'kysely'
import type { Instant, Int8 } from './columns.ts'

export interface OutboxTable {
  player_id: Int8
  id: string
  target_id: Int8
  kind: string
  payload: JSONColumnType<object>
  at: Instant
  due_at: Instant
  attempts: ColumnType<number, number | undefined, number>
}
