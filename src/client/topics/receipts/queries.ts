import type { ReceiptKind, ReceiptWeek } from '../../../rules/receipts/receipts.ts'
import { callQuery } from '../../api/call-query.ts'

/** The weeks whose results stand under a root. */
export const receiptsQuery = { ...callQuery('receipts.list'), staleTime: 60_000 }

/** The player's own lines of a week and kind, each with its way to the root. */
export const receiptProofQuery = (week: ReceiptWeek, kind: ReceiptKind) => ({
  ...callQuery('receipts.proof', { params: { week, kind } }),
  staleTime: Number.POSITIVE_INFINITY,
})
