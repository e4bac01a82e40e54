import { z } from 'zod'
import { PATH_LOOKS, PATH_STEPS } from '#rules/season-path/season-path.ts'
import type { TopicCalls } from './call-schema.ts'
import { openedReward } from './inbox.ts'
import { houseId, isoInstant } from './scalars.ts'

const count = z.int().nonnegative()
const claimedSteps = z.array(z.int().min(1).max(PATH_STEPS))

/** A reward that only the path of one season gives. The cape belongs to the player's house. */
export const seasonLook = z.object({ season: z.int(), look: z.enum(PATH_LOOKS), house_id: houseId })

const seasonPath = z.object({
  season: z.int(),
  points: count,
  claimed: claimedSteps,
  /** Start of the off-season day, which brings no points. */
  ends_at: isoInstant,
  /** Acts of this UTC day, including those beyond the daily caps, which bring no points. */
  today: z.object({
    daily: count,
    wins: count,
    bossFights: count,
    hunts: count,
    entries: count,
    trades: count,
    gifts: count,
  }),
  /** The previous season, as long as it has reached steps that can be claimed. */
  ended: z
    .object({
      season: z.int(),
      points: count,
      claimed: claimedSteps,
      /** End of claiming. After it, unclaimed rewards are in the inbox. */
      open_until: isoInstant,
    })
    .nullable(),
})

export const seasonPathCalls = {
  'season.path': { data: seasonPath },
  /** Newest season first. */
  'season.looks': { data: z.array(seasonLook) },
  'season.claimPathStep': {
    params: z.object({ step: z.coerce.number().int().min(1).max(PATH_STEPS) }),
    body: z.object({ season: z.int() }),
    data: z.object({ season: z.int(), step: z.int().positive(), opened: openedReward, path: seasonPath }),
  },
} as const satisfies TopicCalls
