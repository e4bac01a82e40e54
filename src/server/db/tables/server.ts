import type { JSONColumnType } from 'kysely'
import type { Instant, Int8 } from './columns.ts'

/** Stored answers of calls that move money or items, for 24 h. */
export interface IdempotencyTable {
  player_id: Int8
  key: string
  call: string
  body_hash: string
  answer: JSONColumnType<object> | null
  at: Instant
}

/** Small facts about the world, by key: `season-calendar`, `world`, `maintenance`, `local-players`. */
export interface WorldFactsTable {
  key: string
  value: JSONColumnType<object>
}
