import { z } from 'zod'
import { DOGE_RARITIES, MEDAL_TYPES } from '#rules/medals/medals.ts'
import type { TopicCalls } from './call-schema.ts'
import { isoInstant, star, tokNano } from './scalars.ts'

/** Reward and rarity (A3, R31). If the rarity rises after a claim, only the difference is paid. */
const metadata = z.object({
  /**
   * Place at the season's end, or by trade volume for gold-extra. 10000 stands for all places beyond. Null for other
   * medals.
   */
  rank: z.int().positive().nullable(),
  rarity: z.enum(DOGE_RARITIES).nullable(),
  tok: tokNano,
  star,
  equipments: z.array(z.object({ image_url: z.string() })),
  materials: z.record(z.string(), z.int().positive()),
})

const medal = z.object({
  type: z.enum(MEDAL_TYPES),
  status: z.enum(['non-claimable', 'claimable', 'claimed']),
  metadata,
  earned_at: isoInstant.nullable(),
  claimed_at: isoInstant.nullable(),
  /** `have` of `need`. Null if the player cannot work on the medal now. */
  progress: z
    .object({ unit: z.enum(['days', 'wins', 'fights', 'tok']), have: z.int().nonnegative(), need: z.int().positive() })
    .nullable(),
})

export const medalCalls = {
  'medals.list': { data: z.array(medal) },
  'medals.waiting': { data: z.array(z.enum(MEDAL_TYPES)) },
  'medals.claim': {
    params: z.object({ type: z.enum(MEDAL_TYPES) }),
    data: z.object({ medal, balance: tokNano, stars: star }),
  },
} as const satisfies TopicCalls
