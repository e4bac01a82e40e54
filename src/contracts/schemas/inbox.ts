import { z } from 'zod'
import type { TopicCalls } from './call-schema.ts'
import { isoInstant, materialStacks, star, tokNano } from './scalars.ts'

/** An unclaimed reward: it did not fit, or its time has passed. */
const inboxItem = z.object({
  id: z.string(),
  at: isoInstant,
  reason: z.string(),
  tok: tokNano,
  star,
  materials: materialStacks,
  claimed_at: isoInstant.nullable(),
})

export const inboxCalls = {
  'inbox.list': { data: z.array(inboxItem) },
  'inbox.claim': {
    params: z.object({ id: z.uuid() }),
    data: z.object({ item: inboxItem, balance: tokNano, stars: star }),
  },
} as const satisfies TopicCalls
