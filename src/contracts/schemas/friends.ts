import { z } from 'zod'
import type { TopicCalls } from './call-schema.ts'
import { houseId, isoInstant, pageNumber, tokNano } from './scalars.ts'

/** A friend qualifies after three fights (R39). */
const friend = z.object({
  /** 0 if the friend's account is deleted. */
  user_id: z.int(),
  username: z.string(),
  house_id: houseId,
  joined_at: isoInstant,
  fights: z.int().nonnegative(),
  qualified: z.boolean(),
  earned: tokNano,
})

const friends = z.object({
  items: z.array(friend),
  total: z.int().nonnegative(),
  page: z.int(),
  page_size: z.int(),
  qualified_total: z.int().nonnegative(),
  earned_total: tokNano,
  link: z.string(),
  fights_needed: z.int(),
  reward_inviter: tokNano,
  reward_friend: tokNano,
  share_percent: z.number(),
  share_days: z.int(),
})

export const friendCalls = {
  'friends.list': { query: z.object({ page: pageNumber(1000) }), data: friends },
} as const satisfies TopicCalls
