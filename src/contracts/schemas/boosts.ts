import { z } from 'zod'
import { BOOST_SOURCE_NAMES } from '#rules/boosts/boost-sources.ts'
import type { TopicCalls } from './call-schema.ts'
import { boostType, epochSeconds } from './scalars.ts'

export const boost = z.object({ timestamp: epochSeconds, type: boostType, val: z.number() })

const boostSource = z.object({
  source: z.enum(BOOST_SOURCE_NAMES),
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
  'users.takeBoost': {
    body: z.object({ source: z.enum(BOOST_SOURCE_NAMES), watch_id: z.uuid().optional() }),
    data: boostSources.extend({ boosts: z.array(boost) }),
  },
} as const satisfies TopicCalls
