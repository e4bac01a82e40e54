import type { ColumnType, JSONColumnType } from 'kysely'
import type { LuckRollName } from '../../../rules/luck/luck.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** Server seeds of a player's luck (R46); the one that is not revealed counts. */
export interface LuckChainsTable {
  player_id: Int8
  no: number
  /** 32 bytes in hex; secret until it is revealed. */
  server_seed: string
  /** The seed of the chain after this one; secret, too. */
  next_server_seed: string
  client_seed: string
  first_number: number
  next_number: number
  begun_at: Instant
  revealed_at: InstantOrNull
}

/** Every roll of the last ninety days with its odds (R46); partitioned by month of `at`. */
export interface LuckRollsTable {
  player_id: Int8
  at: Instant
  /** Goes up by one a roll, through all chains of the player. */
  number: number
  chain_no: number
  name: LuckRollName
  item_id: ColumnType<string | null, string | null, string | null>
  odds: JSONColumnType<object>
  outcome: JSONColumnType<object>
  /** From when the player may see the outcome: that of a hunt is decided at its start. */
  shown_from: Instant
}
