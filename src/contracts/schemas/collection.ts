import { z } from 'zod'
import { BOSS_SLUGS } from '#rules/boss/boss.ts'
import type { TopicCalls } from './call-schema.ts'
import { houseId, stone } from './scalars.ts'

const collection = z.object({
  /** Slugs such as `sword-common`, including items that the player no longer has or has refined. */
  items: z.array(z.string()),
  stones: z.array(stone),
  /** Bosses fought at least once. */
  bosses: z.array(z.enum(BOSS_SLUGS)),
  /** Includes former houses. */
  houses: z.array(houseId),
})

export const collectionCalls = { 'collection.get': { data: collection } } as const satisfies TopicCalls
