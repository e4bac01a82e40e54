import { defineHandlers } from '#server/calls/call-handler.ts'
import { receiptProofs, receiptsPage } from './view.ts'

export const receiptHandlers = defineHandlers({
  'receipts.list': (context) => receiptsPage(context, context.identity.userId),
  'receipts.proof': (context) => receiptProofs(context, context.identity.userId, context.params),
})
