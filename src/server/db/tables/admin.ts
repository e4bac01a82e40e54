import type { ColumnType, JSONColumnType } from 'kysely'
import type { Instant } from './columns.ts'

export interface AdminLogTable {
  id: string
  at: Instant
  who: string
  act: string
  player_id: ColumnType<bigint | null, bigint | number | null, bigint | number | null>
  details: JSONColumnType<object>
  why: string
}
