import { z } from 'zod'
import { BOSS_SLUGS } from '../../rules/boss/boss.ts'
import type { TopicCalls } from './call-schema.ts'
import { houseId, stone } from './scalars.ts'

/** What a player has or has ever had (extra 11). */
const collection = z.object({
  /** Slugs of items, the named ones' and `sword-common`, also of those that are gone or were refined. */
  items: z.array(z.string()),
  stones: z.array(stone),
  /** Bosses that the player has fought. */
  bosses: z.array(z.enum(BOSS_SLUGS)),
  /** Houses that the player lives or has lived in. */
  houses: z.array(houseId),
})

export const collectionCalls = { 'collection.get': { data: collection } } as const satisfies TopicCalls
