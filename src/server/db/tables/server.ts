import type { JSONColumnType } from 'kysely'
import type { Instant, Int8 } from './columns.ts'

/** Either the whole answer, or a reference to rebuild it from. */
export type StoredAnswer = { readonly data: unknown } | { readonly reference: object }

/** Answers of mutating calls that had a key, kept 24 h; partitioned by day of `at`. */
export interface IdempotencyTable {
  player_id: Int8
  key: string
  at: Instant
  call: string
  body_hash: string
  answer: JSONColumnType<StoredAnswer>
}

export interface WorldFactsTable {
  key: string
  value: JSONColumnType<object>
}
