import type { Kysely } from 'kysely'
import type { LedgerPage } from '../../../contracts/wire.ts'
import type { Database } from '../../db/database.ts'
import { CallError } from '../../http/call-error.ts'
import { type LedgerPlace, type Movement, movementsOf } from './store.ts'

const PAGE_SIZE = 50
const CURSOR = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const cursorOf = ({ at, id }: LedgerPlace): string => Buffer.from(`${at.getTime()}.${id}`).toString('base64url')

const placeOf = (cursor: string): LedgerPlace => {
  const [, atMs, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  if (atMs === undefined || id === undefined) throw new CallError('invalid-payload', { 'query/after': 'is no place' })
  return { at: new Date(Number(atMs)), id }
}

/** A movement as its player sees it. */
export const movementOnTheWire = (row: Movement): LedgerPage['items'][number] => ({
  id: row.id,
  at: row.at.toISOString(),
  asset: row.asset,
  amount: Number(row.amount),
  reason: row.reason,
  ref: row.ref,
})

/**
 * Fifty movements of a player, both directions, newest first (extra 17).
 * @param after `next` of the page before
 * @param asset only this one; `goods` for everything but TOK and STAR
 * @throws CallError `invalid-payload` for an `after` that no page has given
 */
export const ledgerPageOf = async (
  db: Kysely<Database>,
  owner: number,
  { after, asset }: { readonly after?: string | undefined; readonly asset?: string | undefined },
): Promise<LedgerPage> => {
  const rows = await movementsOf(db, {
    owner,
    asset: asset ?? null,
    after: after === undefined ? null : placeOf(after),
    limit: PAGE_SIZE + 1,
  })
  const items = rows.slice(0, PAGE_SIZE)
  const last = items.at(-1)
  return { items: items.map(movementOnTheWire), next: rows.length > PAGE_SIZE && last ? cursorOf(last) : null }
}

/** The newest movements of a player, at most `limit`. */
export const newestMovements = (db: Kysely<Database>, owner: number, limit: number): Promise<Movement[]> =>
  movementsOf(db, { owner, asset: null, after: null, limit })
