import { z } from 'zod'
import { AIRDROP } from '../../rules/airdrop/airdrop.ts'
import type { TopicCalls } from './call-schema.ts'

/** How far the caller is with the airdrop's checklist (R38). */
const airdropProgress = z.object({
  /** Active days so far, counted up to `days_needed`. */
  active_days: z.int().min(0).max(AIRDROP.activeDaysNeeded),
  days_needed: z.int().positive(),
  /** Today is an active day already. */
  active_today: z.boolean(),
})

export const airdropCalls = {
  'airdrop.progress': { data: airdropProgress },
} as const satisfies TopicCalls
