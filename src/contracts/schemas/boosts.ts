import { z } from 'zod'
import { BOOST_SOURCE_NAMES } from '../../rules/boosts/boost-sources.ts'
import type { TopicCalls } from './call-schema.ts'
import { boostType, epochSeconds } from './scalars.ts'

/** One line of the boost log (T8). */
export const boost = z.object({ timestamp: epochSeconds, type: boostType, val: z.number() })

/** A source of the mining boost (R42). */
const boostSource = z.object({
  source: z.enum(BOOST_SOURCE_NAMES),
  /** Multiplier and duration. */
  factor: z.number(),
  duration_s: z.int().positive(),
  available: z.boolean(),
  left_today: z.int().nonnegative(),
  url: z.string().nullable(),
})
const boostSources = z.object({ sources: z.array(boostSource), ends_at: epochSeconds.nullable() })

export const boostCalls = {
  'users.boosts': { data: z.array(boost) },
  'users.boostSources': { data: boostSources },
  // An ad boost references the confirmed ad.
  'users.takeBoost': {
    body: z.object({ source: z.enum(BOOST_SOURCE_NAMES), watch_id: z.uuid().optional() }),
    data: boostSources.extend({ boosts: z.array(boost) }),
  },
} as const satisfies TopicCalls
