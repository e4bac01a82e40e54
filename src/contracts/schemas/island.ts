import { z } from 'zod'
import { ISLAND_PIECES } from '#rules/island/island.ts'
import type { TopicCalls } from './call-schema.ts'

const island = z.object({
  pieces: z.array(z.enum(ISLAND_PIECES)),
  /** False until the player's Salary level allows building. */
  is_open: z.boolean(),
})

export const islandCalls = {
  'island.get': { data: island },
  'island.build': { params: z.object({ slug: z.enum(ISLAND_PIECES) }), data: island },
} as const satisfies TopicCalls
