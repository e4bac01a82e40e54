import { z } from 'zod'
import { STAR_SPENDINGS } from '#rules/army/army.ts'
import type { TopicCalls } from './call-schema.ts'
import { star } from './scalars.ts'

const spending = z.enum(STAR_SPENDINGS)

export const armyCalls = {
  'users.starsSpent': { params: z.object({ category: spending }), data: star },
  'users.spendStars': { body: z.object({ type: spending }), data: z.object({ spent: star, stars: star }) },
} as const satisfies TopicCalls
