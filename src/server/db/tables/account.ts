import type { Generated, JSONColumnType } from 'kysely'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

export interface ExportsTable {
  player_id: Int8
  at: Instant
}

/** A row stays when the player's account is deleted. */
export interface SanctionsTable {
  player_id: Int8
  status: 'watched' | 'banned'
  reason: string
  since: Instant
  appeal_url: string | null
}

/** Where a job continues: everything before this row is done. */
export interface JobCursor {
  readonly at: string
  readonly id: string
}

export interface AccountJobsTable {
  player_id: Int8
  kind: 'export' | 'erasure'
  asked_at: Instant
  moved_at: Instant
  finished_at: InstantOrNull
  step: string
  place: JSONColumnType<JobCursor> | null
  done: Generated<number>
  /** Number of rows by step. Null before they are counted. */
  totals: JSONColumnType<Readonly<Record<string, number>>> | null
}

/** `content` is rows of one section as JSON, separated by commas. */
export interface ExportPartsTable {
  player_id: Int8
  section: string
  number: number
  content: string
}
