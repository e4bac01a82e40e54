import type { ColumnType, JSONColumnType } from 'kysely'
import type { DeskRole } from '#contracts/desk/desk-calls.ts'
import type { DeskAct } from '#contracts/desk/desk-wire.ts'
import type { Instant, InstantOrNull } from './columns.ts'

/** Accounts of the desk. A removed one stays, because the log names it. */
export interface DeskOperatorsTable {
  name: string
  role: DeskRole
  /** scrypt with its parameters and salt. */
  password: string
  /** Base32. */
  totp_secret: string
  /** TOTP time step of the last used code. Each code can be used once. */
  totp_step: ColumnType<bigint, bigint | number, bigint | number>
  /** Incremented by each command that changes the account, which ends all its sessions. */
  version: number
  created_at: Instant
  removed_at: InstantOrNull
  last_seen_at: InstantOrNull
}

export interface DeskSessionsTable {
  /** SHA-256 of the cookie. */
  token_hash: string
  name: string
  version: number
  started_at: Instant
  /** At most a minute old while the session is used. */
  seen_at: Instant
}

/** Counts tries to sign in. A successful try is taken back. */
export interface DeskTriesTable {
  /** Names the counter: `from <addresses>`, `name <name>`, `pair <name> <addresses>` or `code <name>`. */
  key: string
  tries: number
  /** Start of the window that `tries` counts. */
  since: Instant
}

/** Acts that wait for a second person, and what became of them. Erased with the player's account. */
export interface DeskRequestsTable {
  id: string
  at: Instant
  by_name: string
  /** Null for an act on a guild. For an act on a sale, the seller. */
  player_id: ColumnType<bigint | null, bigint | number | null, never>
  act: JSONColumnType<DeskAct>
  state: 'waits' | 'approved' | 'refused'
  /** Null while the request waits, and if it was refused because the asking operator's account was changed. */
  decided_by: ColumnType<string | null, string | null | undefined, string | null>
  decided_at: InstantOrNull
}

export interface DeskAnswersTable {
  key: string
  name: string
  /** Hash of the request. Another request with the same key is refused. */
  asked: string
  /** Null until the call's transaction ends. */
  answer: JSONColumnType<object> | null
  at: Instant
}
