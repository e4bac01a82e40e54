import type { JSONColumnType } from 'kysely'
import type { Instant, Int8 } from './columns.ts'

/** The value at an unlisted place of a board, from which that place's label is derived (row 179). */
export interface BoardMark {
  readonly place: number
  readonly value: number
  readonly sinceMs: number
  readonly playerId: number
  /** The rank of the season before, which decides between equal ranks (R29). */
  readonly latest?: number
}

/** When a board was built, and the values at its labelled places (R35). */
export interface BoardsTable {
  board: string
  rebuilt_at: Instant
  marks: JSONColumnType<readonly BoardMark[]>
}

/** A movement after which its owner may have another place on the TOK board; until the board has looked. */
export interface TokMovedTable {
  owner_id: Int8
  /** The movement's in the ledger. */
  id: string
}

/** Who stands high in TOK, as the board knew it last. */
export interface TokRankedTable {
  player_id: Int8
  /** In nano. */
  value: Int8
  since: Instant
}

/** The listed places of a board as they were when it was built (R35). */
export interface BoardPlacesTable {
  board: string
  /** In the list, in which NPC stand too. */
  place: number
  /** Among people alone (R48); null for NPC. */
  people_place: number | null
  player_id: Int8
  value: Int8
}

/** A prize in TON that an operator has paid by hand and noted (R35). */
export interface TonPrizesTable {
  player_id: Int8
  /** Its hash on the chain, 64 hexadecimal digits. */
  transaction: string
  /** In nano TON. */
  amount: Int8
  /** The linked wallet that it went to; null once the account is deleted: no board counts it then, and nobody else can have it noted. */
  address: string | null
  /** When it was noted. */
  at: Instant
}

/** What the TOK board goes by; one row. */
export interface TokWatchTable {
  board: 'tok'
  /** Balances on this step and above are watched; null while all are read each time. */
  step: number | null
  /** When all balances were read last. */
  swept_at: Instant
  /** Who was banned when the board was built, as a hash. */
  banned: string
}
