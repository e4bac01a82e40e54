import { formatAmount } from '#server/admin/amounts.ts'
import { DeskError } from './desk-error.ts'
import type { DeskHandlers } from './handler.ts'
import { type LedgerAsked, ledgerRows } from './player-store.ts'

const PAGE = 50
const CURSOR = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const cursorOf = ({ at, id }: NonNullable<LedgerAsked['before']>): string =>
  Buffer.from(`${at.getTime()}.${id}`).toString('base64url')

const beforeOf = (cursor: string): LedgerAsked['before'] => {
  const [, atMs, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  if (atMs === undefined || id === undefined) throw new DeskError('invalid-payload', 'before is no place in a ledger')
  return { at: new Date(Number(atMs)), id }
}

export const ledgerHandlers: Pick<DeskHandlers, 'ledger'> = {
  ledger: async ({ desk: { db }, params: { id: owner }, query: { asset, reason, before } }) => {
    const rows = await ledgerRows(db, {
      owner,
      asset: asset ?? null,
      reason: reason ?? null,
      before: before === undefined ? null : beforeOf(before),
      limit: PAGE + 1,
    })
    const shown = rows.slice(0, PAGE)
    const last = shown.at(-1)
    const entries = shown.map(({ at, amount, ...row }) => ({
      id: row.id,
      at: at.toISOString(),
      asset: row.asset,
      amount: formatAmount(row.asset, amount),
      reason: row.reason,
      ref: row.ref,
    }))
    return { entries, next: rows.length > PAGE && last ? cursorOf(last) : null }
  },
}
