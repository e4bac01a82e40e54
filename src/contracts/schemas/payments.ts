import { z } from 'zod'
import { QUANTITY_MAX } from '#rules/shop/offers.ts'
import type { TopicCalls } from './call-schema.ts'
import { isoInstant } from './scalars.ts'
import { openedOffer } from './shop.ts'

const refund = z.object({
  /** Whole Telegram Stars. */
  amount: z.int().positive(),
  reason: z.enum([
    'twice',
    'limit',
    'ended',
    'amount',
    'stranger',
    'banned',
    'no-account',
    'unknown',
    'debt',
    'support',
    'messenger',
    'forged',
  ]),
  /** `due`: under way; `refused`: Telegram refused it, and an operator decides. */
  state: z.enum(['due', 'done', 'refused']),
})

const order = z.object({
  id: z.uuid(),
  type: z.string(),
  quantity: z.int().positive(),
  /** Total price in whole Telegram Stars. */
  price: z.int().positive(),
  state: z.enum(['open', 'approved', 'granted', 'refunded', 'closed']),
  created_at: isoInstant,
  granted_at: isoInstant.nullable(),
  /** True if granted recently and not yet shown on any device. */
  unseen: z.boolean(),
  /** Newest first. */
  refunds: z.array(refund),
  /** STAR that a refund could not take back: in all, and still owed. Null without a debt. */
  debt: z.object({ owed: z.int().positive(), left: z.int().nonnegative() }).nullable(),
})

export const paymentCalls = {
  'iap.invoice': {
    body: z.object({ type: z.string().max(64), quantity: z.int().min(1).max(QUANTITY_MAX) }),
    data: z.object({ invoice_url: z.string(), order_id: z.uuid() }),
  },
  'iap.orders': {
    query: z.object({ after: z.uuid().optional() }),
    data: z.object({
      /** Newest first. */
      items: z.array(order),
      /** Pass it as `after` to get the next page. Null on the last page. */
      next: z.uuid().nullable(),
      /** STAR still owed for all refunds. */
      star_debt: z.int().nonnegative(),
    }),
  },
  'iap.order': {
    params: z.object({ id: z.uuid() }),
    data: order.extend({
      /** Goods that a granted order brought, without items that the player no longer has. Null for other orders. */
      opened: openedOffer.nullable(),
    }),
  },
  'iap.seen': { params: z.object({ id: z.uuid() }), data: z.object({ id: z.uuid() }) },
} as const satisfies TopicCalls
