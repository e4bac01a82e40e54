import type { ColumnType } from 'kysely'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** A started task and the result of its check (row 62): its id is the notification that the client polls. */
export interface TaskRunsTable {
  id: string
  player_id: Int8
  task_id: string
  state: 'waiting' | 'done' | 'refused'
  /** How many repeats are done, once decided. */
  repeats: ColumnType<number | null, number | null | undefined, number | null>
  started_at: Instant
  decided_at: InstantOrNull
}

/** Paid repeats of tasks: one row each, so that none is paid twice. */
export interface TaskRewardsTable {
  player_id: Int8
  task_id: string
  repeat: number
  paid_at: Instant
}
