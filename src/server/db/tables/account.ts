import type { Generated, JSONColumnType } from 'kysely'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** When a player last took the export of all data. */
export interface ExportsTable {
  player_id: Int8
  at: Instant
}

/** A warning or ban of a player; outlives the player's deletion. */
export interface SanctionsTable {
  player_id: Int8
  status: 'watched' | 'banned'
  reason: string
  since: Instant
  appeal_url: string | null
}

/** The row at which a job goes on: everything before it in the job's order is done. */
export interface JobPlace {
  readonly at: string
  readonly id: string
}

/** The export or the erasure of one account, while it runs and for a while after. */
export interface AccountJobsTable {
  player_id: Int8
  kind: 'export' | 'erasure'
  asked_at: Instant
  /** When the last batch was done. */
  moved_at: Instant
  finished_at: InstantOrNull
  step: string
  place: JSONColumnType<JobPlace> | null
  /** Rows handled so far. */
  done: Generated<number>
  /** Rows to handle, by step; null before they are counted. */
  totals: JSONColumnType<Readonly<Record<string, number>>> | null
}

/** A part of a collected export: rows of one section as JSON, separated by commas. */
export interface ExportPartsTable {
  player_id: Int8
  section: string
  /** From 0. */
  number: number
  content: string
}
