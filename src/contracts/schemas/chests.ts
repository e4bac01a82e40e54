import { z } from 'zod'
import { CHEST_KINDS, CHEST_PLACES } from '#rules/chests/win-chests.ts'
import type { TopicCalls } from './call-schema.ts'
import { openedReward } from './inbox.ts'
import { isoInstant } from './scalars.ts'

const place = z
  .int()
  .min(0)
  .max(CHEST_PLACES - 1)

/** A win chest on the shelf (R54). Its odds are in the rules. */
const winChest = z.object({
  id: z.uuid(),
  place,
  kind: z.enum(CHEST_KINDS),
  /** When its time is over; null while it has not been started. At most one chest has a time in the future. */
  ready_at: isoInstant.nullable(),
})

const shelf = z.object({
  /** In order of their places. */
  chests: z.array(winChest).max(CHEST_PLACES),
  /** Ranked wins of the running season. */
  wins: z.int().nonnegative(),
})

/** A ranked win brings a chest, brings the next chest nearer, or finds the shelf full (R54). */
export const chestOfFight = z.union([
  z.object({ kind: z.enum(CHEST_KINDS), place }),
  /** Further wins until the next chest. */
  z.object({ missing: z.int().positive() }),
  /** The win would have brought this kind, but all places were taken, so it pays its drops alone. */
  z.object({ no_place: z.enum(CHEST_KINDS) }),
])

const params = z.object({ id: z.uuid() })

export const chestCalls = {
  'chests.list': { data: shelf },
  /** Refused while another chest runs. Started twice, it keeps its first time. */
  'chests.start': { params, data: shelf },
  'chests.open': { params, data: z.object({ kind: z.enum(CHEST_KINDS), opened: openedReward, shelf }) },
} as const satisfies TopicCalls
