import { z } from 'zod'
import { QUANTITY_MAX } from '../../rules/shop/offers.ts'
import type { TopicCalls } from './call-schema.ts'
import { isoInstant } from './scalars.ts'

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
})

export const paymentCalls = {
  'iap.invoice': {
    body: z.object({ type: z.string().max(64), quantity: z.int().min(1).max(QUANTITY_MAX) }),
    data: z.object({ invoice_url: z.string(), order_id: z.uuid() }),
  },
  /** The newest fifty, and what is owed for refunds. */
  'iap.orders': { data: z.object({ orders: z.array(order), star_debt: z.int().nonnegative() }) },
  'iap.order': { params: z.object({ id: z.uuid() }), data: order },
} as const satisfies TopicCalls
