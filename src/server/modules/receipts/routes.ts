import { defineHandlers } from '../../call-handler.ts'
import { receiptProofs, receiptsPage } from './view.ts'

/** What is promised and decided later, under one root a week (R43). */
export const receiptHandlers = defineHandlers({
  'receipts.list': (context) => receiptsPage(context, context.identity.userId),
  'receipts.proof': (context) => receiptProofs(context, context.identity.userId, context.params),
})
