import type { ColumnType, JSONColumnType } from 'kysely'
import type { LedgerReason } from '../../contracts/ledger-reasons.ts'
import type { Preferences } from '../../contracts/wire.ts'
import type { MaterialStack } from '../../rules/materials.ts'

/** timestamptz: read as Date, written as Date. */
type Instant = ColumnType<Date, Date, Date>
type InstantOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>
/** int8: bigint both ways. */
type Int8 = ColumnType<bigint, bigint | number, bigint | number>

/** A reward that waits to be taken; its assets are minted when it is. */
export interface InboxTable {
  id: string
  player_id: Int8
  at: Instant
  /** Reason of the ledger rows that it becomes. */
  reason: LedgerReason
  /** Nano. */
  tok: Int8
  star: Int8
  materials: JSONColumnType<readonly MaterialStack[]>
  claimed_at: InstantOrNull
}

/** How a player stands with the rules when it is not well; outlives the player's deletion. */
export interface SanctionsTable {
  player_id: Int8
  status: 'watched' | 'banned'
  reason: string
  since: Instant
  appeal_url: string | null
}

/** Every act of an operator. */
export interface AdminLogTable {
  id: string
  at: Instant
  /** Name of the operator at the operating system. */
  who: string
  act: string
  player_id: ColumnType<bigint | null, bigint | number | null, bigint | number | null>
  details: JSONColumnType<object>
  why: string
}

/** What a player has chosen; no row before the first choice. */
export interface PreferencesTable {
  player_id: Int8
  value: JSONColumnType<Preferences>
  saved_at: Instant
}

/** When a player last took the export of all data. */
export interface ExportsTable {
  player_id: Int8
  at: Instant
}

/** Who has taken the welcome sword (R04). */
export interface WelcomeSwordsTable {
  player_id: Int8
  item_id: string
  at: Instant
}

/** What a player's row has for deletion. */
export interface PlayerAccountColumns {
  /** When the player deleted the account: nobody is here until a new beginning. */
  deleted_at: InstantOrNull
  /** When the person of a deleted account began anew; what came before is not shown to anyone. */
  restarted_at: InstantOrNull
}

/** Tables of inbox, operators' acts, preferences and the account. */
export interface AccountTables {
  inbox: InboxTable
  sanctions: SanctionsTable
  admin_log: AdminLogTable
  preferences: PreferencesTable
  exports: ExportsTable
  welcome_swords: WelcomeSwordsTable
}
