import type { ColumnType, JSONColumnType } from 'kysely'
import type { LuckRollName } from '#rules/luck/luck.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** A player's chains of seeds (R46). The unrevealed one is in use. */
export interface LuckChainsTable {
  player_id: Int8
  no: number
  /** Both seeds are 32 bytes in hex, and secret until they are revealed. */
  server_seed: string
  next_server_seed: string
  client_seed: string
  first_number: number
  next_number: number
  begun_at: Instant
  revealed_at: InstantOrNull
}

/** Rolls with their odds, kept 90 days (R46). Partitioned by month of `at`. */
export interface LuckRollsTable {
  player_id: Int8
  at: Instant
  /** Counts up over all of the player's chains. */
  number: number
  chain_no: number
  name: LuckRollName
  item_id: ColumnType<string | null, string | null, string | null>
  odds: JSONColumnType<object>
  outcome: JSONColumnType<object>
  /** When the player may see the outcome. A hunt's is decided at its start but shown at its end. */
  shown_from: Instant
}
