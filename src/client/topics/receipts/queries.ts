import { callQuery } from '#client/api/call-query.ts'
import type { ReceiptKind, ReceiptWeek } from '#rules/receipts/receipts.ts'

export const receiptsQuery = { ...callQuery('receipts.list'), staleTime: 60_000 }

export const receiptProofQuery = (week: ReceiptWeek, kind: ReceiptKind) => ({
  ...callQuery('receipts.proof', { params: { week, kind } }),
  staleTime: Number.POSITIVE_INFINITY,
})
