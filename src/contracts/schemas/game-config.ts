import { z } from 'zod'
import type { TopicCalls } from './call-schema.ts'
import { tokNano } from './scalars.ts'

/** Values and costs by level (A3, R02). pocket-size is in seconds, mining-tok in nano per hour, honor in percent. */
const gameConfig = z.object({
  'pocket-size': z.array(z.int()),
  'pocket-size-costs': z.array(tokNano),
  'mining-tok': z.array(tokNano),
  'mining-tok-costs': z.array(tokNano),
  honor: z.array(z.number()),
  'equipment-upgrade-rate': z.record(z.string(), z.number()),
  'equipment-upgrade-cost': z.record(z.string(), z.record(z.string(), z.int())),
  'equipment-awake-cost': z.record(z.string(), z.record(z.string(), z.int())),
  client: z.object({
    bot_link: z.string(),
    channels: z.record(z.string(), z.string()),
    special_refs: z.object({ seed: z.int(), major: z.int() }),
    ad_block_id: z.string(),
    /** `stand-in` is the fake ad of local mode, which takes `stand_in_s` seconds. */
    ads: z.object({ mode: z.enum(['network', 'stand-in', 'off']), stand_in_s: z.int().positive() }),
    texts: z.record(z.string(), z.string()),
    rules_version: z.string(),
    onboarding: z.object({ welcome_nano: tokNano, house_nano: tokNano }),
  }),
})

export const gameConfigCalls = { 'settings.get': { data: gameConfig } } as const satisfies TopicCalls
