import type { ColumnType, JSONColumnType } from 'kysely'
import type { Instant } from './columns.ts'

/** Every act of an operator. */
export interface AdminLogTable {
  id: string
  at: Instant
  /** Name of the operator at the operating system. */
  who: string
  act: string
  player_id: ColumnType<bigint | null, bigint | number | null, bigint | number | null>
  details: JSONColumnType<object>
  why: string
}
