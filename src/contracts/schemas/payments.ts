import { z } from 'zod'
import { QUANTITY_MAX } from '../../rules/shop/offers.ts'
import type { TopicCalls } from './call-schema.ts'
import { isoInstant } from './scalars.ts'
import { openedOffer } from './shop.ts'

/** A payment of an order that does not stand, and how far it has gone back (R49). */
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
  /** `due`: on its way; `refused`: the messenger does not take it, and an operator decides. */
  state: z.enum(['due', 'done', 'refused']),
})

/** A purchase in Telegram Stars as its player sees it (extra 18). */
const order = z.object({
  id: z.uuid(),
  /** The offer's. */
  type: z.string(),
  quantity: z.int().positive(),
  /** Of all pieces, whole Telegram Stars. */
  price: z.int().positive(),
  state: z.enum(['open', 'approved', 'granted', 'refunded', 'closed']),
  created_at: isoInstant,
  granted_at: isoInstant.nullable(),
  /** Granted of late, and what it brought was shown on no device: one that knows of no purchase shows it. */
  unseen: z.boolean(),
  /** The newest first. */
  refunds: z.array(refund),
  /** STAR that its refund left as a debt, in all and what is still to be paid; null without one. */
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
      /** The newest first. */
      items: z.array(order),
      /** `after` of the next page; null at the end. */
      next: z.uuid().nullable(),
      /** STAR owed for all refunds. */
      star_debt: z.int().nonnegative(),
    }),
  },
  'iap.order': {
    params: z.object({ id: z.uuid() }),
    data: order.extend({
      /** What a granted order brought, as far as the player still has its items; null otherwise. */
      opened: openedOffer.nullable(),
    }),
  },
  'iap.seen': { params: z.object({ id: z.uuid() }), data: z.object({ id: z.uuid() }) },
} as const satisfies TopicCalls
