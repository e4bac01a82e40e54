import { z } from 'zod'
import type { TopicCalls } from './call-schema.ts'
import { isoInstant } from './scalars.ts'

/** Signed `amount` (extra 17): nano for TOK, whole units otherwise. */
export const ledgerRow = z.object({
  id: z.string(),
  at: isoInstant,
  asset: z.string(),
  amount: z.int(),
  reason: z.string(),
  ref: z.string().nullable(),
})

const ledgerPage = z.object({
  items: z.array(ledgerRow),
  next: z.string().nullable(),
})

export const ledgerCalls = {
  'users.ledger': {
    query: z.object({ after: z.string().max(100).optional(), asset: z.string().max(40).optional() }),
    data: ledgerPage,
  },
} as const satisfies TopicCalls
