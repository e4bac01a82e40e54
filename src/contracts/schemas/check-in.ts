import { z } from 'zod'
import { CHECK_IN_REWARDS } from '#rules/check-in/check-in.ts'
import { BOX_KINDS } from '#rules/items/boxes.ts'
import type { TopicCalls } from './call-schema.ts'
import { isoInstant, materialStacks, tokNano } from './scalars.ts'

/** Check-in (R40). `day` is the next to claim, or today's if `claimed_today`. */
const daily = z.object({
  day: z.int().min(1).max(CHECK_IN_REWARDS.length),
  streak: z.int().nonnegative(),
  claimed_today: z.boolean(),
  /** True if a missed day of this week would still be forgiven. */
  freeze_available: z.boolean(),
  rewards: z.array(z.object({ day: z.int(), amount: tokNano, box: z.enum(BOX_KINDS).nullable() })),
  next_reset: isoInstant,
})

export const checkInCalls = {
  'daily.get': { data: daily },
  'daily.claim': { data: daily.extend({ amount: tokNano, materials: materialStacks, balance: tokNano }) },
} as const satisfies TopicCalls
