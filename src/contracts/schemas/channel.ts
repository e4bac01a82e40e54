import type { TopicCalls } from './call-schema.ts'
import { epochSeconds } from './scalars.ts'

export const channelCalls = {
  // Time of the channel's latest post (row 34); null before the first.
  'channel.latestNews': { data: epochSeconds.nullable() },
} as const satisfies TopicCalls
