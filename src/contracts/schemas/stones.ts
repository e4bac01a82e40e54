import { z } from 'zod'
import type { TopicCalls } from './call-schema.ts'
import { stone } from './scalars.ts'

const ownedStones = stone.extend({
  /** For example `burning-hell:2`. */
  id: z.string(),
  name: z.string(),
  image_url: z.string(),
  /** Includes the stone that the pet wears. */
  quantity: z.int().positive(),
  /** True if the pet wears one of them (R09). */
  equipped: z.boolean(),
})

/** Any text, because every unknown id must get the error 'Invalid item', whatever its form (row 140). */
const stoneId = z.string().max(64)
const byStone = z.object({ id: stoneId })

export const stoneCalls = {
  'stones.mine': { data: z.array(ownedStones) },
  'stones.get': { params: byStone, data: ownedStones },
  'stones.upgrade': {
    // The same stack three times. Other numbers are refused by the handler, which has the error's text (row 137).
    body: z.object({ user_stone_ids: z.array(stoneId).max(20) }),
    data: ownedStones,
  },
  'stones.equip': {
    params: byStone,
    body: z.object({ equipped: z.boolean() }),
    data: z.object({ stones: z.array(ownedStones), power: z.int() }),
  },
} as const satisfies TopicCalls
