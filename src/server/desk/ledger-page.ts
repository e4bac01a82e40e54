import { formatAmount } from '#server/admin/amounts.ts'
import { pageOf } from '#server/calls/page-cursor.ts'
import { ledgerCursorText, parseLedgerCursor } from '#server/modules/ledger/service.ts'
import { DeskError } from './desk-error.ts'
import type { DeskHandlers } from './handler.ts'
import { type LedgerAsked, ledgerRows } from './player-store.ts'

const PAGE = 50

const beforeOf = (text: string): LedgerAsked['before'] => {
  const cursor = parseLedgerCursor(text)
  if (cursor === null) throw new DeskError('invalid-payload', 'before is no place in a ledger')
  return cursor
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
    const { items, next } = pageOf(rows, PAGE, ledgerCursorText)
    const entries = items.map(({ at, amount, ...row }) => ({
      id: row.id,
      at: at.toISOString(),
      asset: row.asset,
      amount: formatAmount(row.asset, amount),
      reason: row.reason,
      ref: row.ref,
    }))
    return { entries, next }
  },
}
