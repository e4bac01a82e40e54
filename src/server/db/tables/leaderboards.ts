import type { JSONColumnType } from 'kysely'
import type { Instant, Int8 } from './columns.ts'

/** Value at an unlisted place, from which the place label of a player is derived (row 179). */
export interface BoardMark {
  readonly place: number
  readonly value: number
  readonly sinceMs: number
  readonly playerId: number
  /** Rank of the season before; breaks ties (R29). */
  readonly latest?: number
}

/** Values are those at labelled places (R35). */
export interface BoardsTable {
  board: string
  rebuilt_at: Instant
  marks: JSONColumnType<readonly BoardMark[]>
}

/** Queue of balance changes for the TOK board. */
export interface TokMovedTable {
  owner_id: Int8
  /** Ledger id. */
  id: string
}

/** High TOK balances as last seen by the board. */
export interface TokRankedTable {
  player_id: Int8
  /** Nano. */
  value: Int8
  since: Instant
}

export interface BoardPlacesTable {
  board: string
  /** Includes NPCs. */
  place: number
  /** People only (R48). Null for NPCs. */
  people_place: number | null
  player_id: Int8
  value: Int8
}

/** Place on the PvP board in the minute after the player's last claim or fight. */
export interface LastPlacesTable {
  player_id: Int8
  place: number
  at: Instant
}

/** Paid by hand by an operator (R35). */
export interface TonPrizesTable {
  player_id: Int8
  /** 64 hexadecimal digits. */
  transaction: string
  /** Nano TON. */
  amount: Int8
  /** The linked wallet that was paid. Null once the account is deleted. */
  address: string | null
  at: Instant
}

/** State of the TOK board; one row. */
export interface TokWatchTable {
  board: 'tok'
  /** Balances on this step and above are watched. Null: all balances are read each time. */
  step: number | null
  /** Last time all balances were read. */
  swept_at: Instant
  /** Hash of the players banned at the last build. */
  banned: string
}
