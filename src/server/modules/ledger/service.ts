import type { RawBuilder } from 'kysely'
import type { LedgerReason } from '#contracts/ledger-reasons.ts'
import type { LedgerPage } from '#contracts/wire.ts'
import { cursorParts, cursorText, invalidCursor, pageOf } from '#server/calls/page-cursor.ts'
import type { Db } from '#server/db/database.ts'
import type { LedgerEntry } from '#server/db/tables/ledger.ts'
import { UUID_FORM } from '#server/entropy/uuid.ts'
import {
  type ActiveDays,
  countDaysWith,
  entriesOfItem,
  type LedgerCursor,
  ledgerEntriesOf,
  type Sales,
  salesSelect,
} from './store.ts'

export const salesSinceSelect = (playerId: number, sinceMs: number): RawBuilder<Sales> => salesSelect(playerId, sinceMs)

const PAGE_SIZE = 50
const CURSOR = new RegExp(`^(\\d{1,15})\\.(${UUID_FORM})$`)

export const ledgerCursorText = ({ at, id }: LedgerCursor): string => cursorText(at.getTime(), id)

/** Null if malformed. */
export const parseLedgerCursor = (text: string): LedgerCursor | null => {
  const [atMs, id] = cursorParts(text, CURSOR)
  return id === undefined ? null : { at: new Date(Number(atMs)), id }
}

export const ledgerEntryOnTheWire = (row: LedgerEntry): LedgerPage['items'][number] => ({
  id: row.id,
  at: row.at.toISOString(),
  asset: row.asset,
  amount: Number(row.amount),
  reason: row.reason,
  ref: row.ref,
})

/**
 * Gains and losses, newest first (extra 17). @param asset `goods` for all but TOK and STAR @throws ApiError
 * `invalid-payload` for a malformed `after`
 */
export const ledgerPageOf = async (
  db: Db,
  owner: number,
  { after, asset }: { readonly after?: string | undefined; readonly asset?: string | undefined },
): Promise<LedgerPage> => {
  const cursor = after === undefined ? null : parseLedgerCursor(after)
  if (after !== undefined && cursor === null) throw invalidCursor()
  const rows = await ledgerEntriesOf(db, { owner, asset: asset ?? null, after: cursor, limit: PAGE_SIZE + 1 })
  const { items, next } = pageOf(rows, PAGE_SIZE, ledgerCursorText)
  return { items: items.map(ledgerEntryOnTheWire), next }
}

export const newestLedgerEntries = (db: Db, owner: number, limit: number): Promise<LedgerEntry[]> =>
  ledgerEntriesOf(db, { owner, asset: null, after: null, limit })

/** Oldest first. Only for operators, because it reads all rows of the account. */
export const ledgerEntriesOfItem = (db: Db, owner: number, itemId: string): Promise<LedgerEntry[]> =>
  entriesOfItem(db, owner, itemId)

export const ledgerEntriesAfter = (db: Db, owner: number, after: LedgerCursor, limit: number): Promise<LedgerEntry[]> =>
  ledgerEntriesOf(db, { owner, asset: null, after, limit })

/** Counts UTC days up to `limit`. */
export const daysWith = (db: Db, owner: number, reasons: readonly LedgerReason[], limit: number): Promise<ActiveDays> =>
  countDaysWith(db, owner, reasons, limit)
