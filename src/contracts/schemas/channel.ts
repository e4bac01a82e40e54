import type { TopicCalls } from './call-schema.ts'
import { epochSeconds } from './scalars.ts'

export const channelCalls = {
  // Null before the channel's first post (row 34).
  'channel.latestNews': { data: epochSeconds.nullable() },
} as const satisfies TopicCalls
