import { z } from 'zod'
import { AD_PURPOSES } from '#rules/ads/ads.ts'
import type { TopicCalls } from './call-schema.ts'
import { isoInstant } from './scalars.ts'

const adPurpose = z.enum(AD_PURPOSES)
/** `ads.log` answers 404 until the network has confirmed the ad (row 126). */
const adLog = z.object({ id: z.string(), purpose: adPurpose, rewarded_at: isoInstant })

export const adCalls = {
  'ads.count': { data: z.int().nonnegative() },
  // `purpose` has a default, because the specification's call sends none.
  'ads.start': { query: z.object({ purpose: adPurpose.default('credit') }), data: z.string() },
  'ads.log': { params: z.object({ watchId: z.uuid() }), data: adLog },
} as const satisfies TopicCalls
