import type { ReceiptKind, ReceiptWeek } from '../../../rules/receipts/receipts.ts'
import { callQuery } from '../../api/call-query.ts'

export const receiptsQuery = { ...callQuery('receipts.list'), staleTime: 60_000 }

export const receiptProofQuery = (week: ReceiptWeek, kind: ReceiptKind) => ({
  ...callQuery('receipts.proof', { params: { week, kind } }),
  staleTime: Number.POSITIVE_INFINITY,
})
