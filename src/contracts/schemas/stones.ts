import { z } from 'zod'
import type { TopicCalls } from './call-schema.ts'
import { stone } from './scalars.ts'

/** Stones of one kind and level that a player has (B3). */
const ownedStones = stone.extend({
  id: z.string(),
  name: z.string(),
  image_url: z.string(),
  quantity: z.int().positive(),
  /** One of them is on the pet (R09). */
  equipped: z.boolean(),
})

export const stoneCalls = {
  'stones.mine': { data: z.array(ownedStones) },
} as const satisfies TopicCalls
