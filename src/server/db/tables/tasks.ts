import type { ColumnType } from 'kysely'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** A started task (row 62). The client polls its id. */
export interface TaskRunsTable {
  id: string
  player_id: Int8
  task_id: string
  state: 'waiting' | 'done' | 'refused'
  /** Number of repeats that count. Null until decided. */
  repeats: ColumnType<number | null, number | null | undefined, number | null>
  started_at: Instant
  decided_at: InstantOrNull
}

/** One row per repeat, so that none is paid twice. */
export interface TaskRewardsTable {
  player_id: Int8
  task_id: string
  repeat: number
  paid_at: Instant
}
