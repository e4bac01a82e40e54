import type { JSONColumnType } from 'kysely'
import type { Instant, Int8 } from './columns.ts'

/** A stored answer: all of it, or what its call finds it by and what it would not find again. */
export type StoredAnswer = { readonly data: unknown } | { readonly reference: object }

/** Stored answers of calls that move money or items, for 24 h; partitioned by day of `at`. */
export interface IdempotencyTable {
  player_id: Int8
  key: string
  at: Instant
  call: string
  body_hash: string
  answer: JSONColumnType<StoredAnswer>
}

/** Small facts about the world, by key: `season-calendar`, `world`, `maintenance`, `local-players`. */
export interface WorldFactsTable {
  key: string
  value: JSONColumnType<object>
}
