import { z } from 'zod'
import type { TopicCalls } from './call-schema.ts'
import { epochSeconds, isoInstant } from './scalars.ts'

/** Season (A3): seconds; a negative end_time means no end. */
const season = z.object({
  start_time: epochSeconds,
  end_time: epochSeconds,
  next_season_time: epochSeconds,
  current_season: z.int(),
})

const kombatSeason = z.object({ start_time: epochSeconds, current_season: z.int() })

const userSeason = z.object({
  id: z.string(),
  user_id: z.int(),
  reward: z.string(),
  current_season: z.int(),
  description: z.string(),
  created_at: isoInstant,
  updated_at: isoInstant,
  claimed_at: isoInstant.nullable(),
  metadata: z.record(z.string(), z.unknown()),
})

export const seasonCalls = {
  'season.get': { data: season },
  'season.me': { data: userSeason },
  'combats.season': { data: kombatSeason },
} as const satisfies TopicCalls
