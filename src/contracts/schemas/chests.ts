import { z } from 'zod'
import { CHEST_KINDS, CHEST_PLACES } from '#rules/chests/win-chests.ts'
import type { TopicCalls } from './call-schema.ts'
import { openedReward } from './inbox.ts'
import { isoInstant } from './scalars.ts'

const place = z
  .int()
  .min(0)
  .max(CHEST_PLACES - 1)

const winChest = z.object({
  id: z.uuid(),
  place,
  kind: z.enum(CHEST_KINDS),
  /** When the chest can be opened. Null until it is started. At most one chest has a time in the future. */
  ready_at: isoInstant.nullable(),
})

const shelf = z.object({
  chests: z.array(winChest).max(CHEST_PLACES),
  /** Ranked wins of the running season. */
  wins: z.int().nonnegative(),
})

/** A ranked win brings a chest, comes one win nearer to the next chest, or finds all places taken (R54). */
export const chestOfFight = z.union([
  z.object({ kind: z.enum(CHEST_KINDS), place }),
  /** Wins needed until the next chest. */
  z.object({ missing: z.int().positive() }),
  /** The kind that the win would have brought if a place had been free. The win pays its other drops. */
  z.object({ no_place: z.enum(CHEST_KINDS) }),
])

const params = z.object({ id: z.uuid() })

export const chestCalls = {
  'chests.list': { data: shelf },
  /** Refused while another chest is opening. Starting the same chest again keeps its first `ready_at`. */
  'chests.start': { params, data: shelf },
  'chests.open': { params, data: z.object({ kind: z.enum(CHEST_KINDS), opened: openedReward, shelf }) },
} as const satisfies TopicCalls
