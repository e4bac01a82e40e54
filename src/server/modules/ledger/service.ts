import type { RawBuilder } from 'kysely'
import type { LedgerReason } from '#contracts/ledger-reasons.ts'
import type { LedgerPage } from '#contracts/wire.ts'
import { ApiError } from '#server/api-error.ts'
import type { Db } from '#server/db/database.ts'
import {
  type ActiveDays,
  countDaysWith,
  entriesOfItem,
  type LedgerCursor,
  type LedgerEntry,
  ledgerEntriesOf,
  type Sales,
  salesSelect,
} from './store.ts'

export const salesSinceSelect = (playerId: number, sinceMs: number): RawBuilder<Sales> => salesSelect(playerId, sinceMs)

const PAGE_SIZE = 50
const CURSOR = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const cursorOf = ({ at, id }: LedgerCursor): string => Buffer.from(`${at.getTime()}.${id}`).toString('base64url')

const placeOf = (cursor: string): LedgerCursor => {
  const [, atMs, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  if (atMs === undefined || id === undefined) throw new ApiError('invalid-payload', { 'query/after': 'is no place' })
  return { at: new Date(Number(atMs)), id }
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
  const rows = await ledgerEntriesOf(db, {
    owner,
    asset: asset ?? null,
    after: after === undefined ? null : placeOf(after),
    limit: PAGE_SIZE + 1,
  })
  const items = rows.slice(0, PAGE_SIZE)
  const last = items.at(-1)
  return { items: items.map(ledgerEntryOnTheWire), next: rows.length > PAGE_SIZE && last ? cursorOf(last) : null }
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
