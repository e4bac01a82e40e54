import { defineHandlers } from '#server/calls/call-handler.ts'
import type { PaidOffers } from './offers.ts'
import { orderOf, orderSeen, ordersOf } from './order-history.ts'
import { invoiceOf, requestInvoice } from './orders.ts'
import { SHOP_OFFERS } from './shop-offers.ts'

export const handlersOf = (offers: PaidOffers) =>
  defineHandlers({
    'iap.invoice': {
      prepare: (context) => requestInvoice(context, offers),
      handle: ({ db, identity, idempotencyKey }) => invoiceOf(db, identity.userId, idempotencyKey),
    },
    'iap.orders': (context) => ordersOf(context, context.identity.userId, context.query.after),
    'iap.order': (context) => orderOf(context, context.identity.userId, context.params.id),
    'iap.seen': (context) => orderSeen(context, context.identity.userId, context.params.id),
  })

export const paymentsHandlers = handlersOf(SHOP_OFFERS)
