import type { ColumnType } from 'kysely'
import type { ClientErrorKind } from '#rules/client-errors/client-errors.ts'
import type { Instant, Int8 } from './columns.ts'

export interface ClientErrorsTable {
  fingerprint: string
  build: string
  kind: ClientErrorKind
  message: string
  /** Innermost frame first. The first few are mapped to the sources if there is a source map. */
  frames: ColumnType<readonly StoredFrame[], string, never>
  count: Int8
  first_at: Instant
  last_at: Instant
}

export interface StoredFrame {
  readonly file: string
  readonly line: number
  readonly column: number
  /** The name in the source, if the source map has one. */
  readonly name?: string
}

/** Kept for 30 days. */
export interface ClientErrorReportsTable {
  player_id: Int8
  at: Instant
  fingerprint: string
  build: string
  kind: ClientErrorKind
  message: string
}
