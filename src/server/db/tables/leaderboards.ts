import type { JSONColumnType } from 'kysely'
import type { Instant, Int8 } from './columns.ts'

/** Value at a labelled place beyond the listed ones, from which a player's place label is derived (row 179). */
export interface BoardMark {
  readonly place: number
  readonly value: number
  readonly sinceMs: number
  readonly playerId: number
  /** Rank of the previous season, which breaks ties (R29). */
  readonly latest?: number
}

export interface BoardsTable {
  board: string
  rebuilt_at: Instant
  marks: JSONColumnType<readonly BoardMark[]>
}

/** Queue of balance changes for the TOK board. */
export interface TokMovedTable {
  owner_id: Int8
  /** Id of the ledger row. */
  id: string
}

/** High TOK balances as the board last saw them. */
export interface TokRankedTable {
  player_id: Int8
  /** In nano. */
  value: Int8
  since: Instant
}

export interface BoardPlacesTable {
  board: string
  /** Place among all, NPCs included. */
  place: number
  /** Place among people only (R48). Null for NPCs. */
  people_place: number | null
  player_id: Int8
  value: Int8
}

/** Place among people on the PvP board, noted by its first rebuild after the player's last claim or fight. */
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
  /** In nano TON. */
  amount: Int8
  /** The linked wallet that was paid. Null once the account is deleted. */
  address: string | null
  at: Instant
}

/** State of the TOK board; one row. */
export interface TokWatchTable {
  board: 'tok'
  /** Balances on this step and above are watched. Null: every rebuild reads all balances. */
  step: number | null
  /** When all balances were last read. */
  swept_at: Instant
  /** Hash of the players who were banned at the last build. */
  banned: string
}
