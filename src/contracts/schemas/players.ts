import { z } from 'zod'
import { ISLAND_PIECES } from '#rules/island/island.ts'
import { boost } from './boosts.ts'
import type { TopicCalls } from './call-schema.ts'
import { houseId, isoInstant, star, tokNano } from './scalars.ts'
import { upgradeRow } from './upgrades.ts'

const userProfile = z.object({
  user_id: z.int(),
  username: z.string(),
  name: z.string(),
  photo_url: z.string().nullable(),
  language_code: z.string(),
  created_at: isoInstant,
  /** The player may trade on the market from this instant on (R22). */
  trades_from: isoInstant,
  /** Newest tournament day that the player entered and did not leave (R26). Null if there is none. */
  tournament_on: z.iso.date().nullable(),
  island: z.array(z.enum(ISLAND_PIECES)),
  upgrades: z.array(upgradeRow),
  boosts: z.array(boost),
})

const onboardAnswer = z.object({
  house_id: houseId,
  balance: tokNano,
  last_claim: isoInstant,
  rewards: z.array(z.object({ reason: z.string(), amount: tokNano })),
})

export const playerCalls = {
  'users.me': { data: userProfile },
  'users.balance': { data: tokNano },
  'users.stars': { data: star },
  'users.lastClaim': { data: isoInstant },
  'users.claim': { data: z.object({ amount: tokNano, balance: tokNano, last_claim: isoInstant }) },
  'users.onboard': { body: z.object({ house_id: houseId }), data: onboardAnswer },
} as const satisfies TopicCalls
