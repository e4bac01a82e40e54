import { z } from 'zod'
import { AD_PURPOSES } from '../../rules/ads/ads.ts'
import type { TopicCalls } from './call-schema.ts'
import { isoInstant } from './scalars.ts'

/** Purpose of an ad: a re-roll credit (R21) or a mining boost (R42), each with its own limit. */
const adPurpose = z.enum(AD_PURPOSES)
/** Log of one ad (row 126): 404 until the network has confirmed it. */
const adLog = z.object({ id: z.string(), purpose: adPurpose, rewarded_at: isoInstant })

export const adCalls = {
  'ads.count': { data: z.int().nonnegative() },
  // Optional, as the specification sends nothing; the default is a re-roll credit.
  'ads.start': { query: z.object({ purpose: adPurpose.default('credit') }), data: z.string() },
  'ads.log': { params: z.object({ watchId: z.uuid() }), data: adLog },
} as const satisfies TopicCalls
