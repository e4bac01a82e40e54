import { z } from 'zod'
import { LANGUAGE_CODES } from '#languages/languages.ts'
import { NOTIFICATION_KINDS } from '#rules/notifications/notification-kinds.ts'
import type { TopicCalls } from './call-schema.ts'

/** Stored on the server, so that they apply on every device (extra 7, 8). */
export const preferences = z.object({
  language: z.enum(['auto', ...LANGUAGE_CODES]),
  motion: z.enum(['system', 'full', 'reduced']),
  speed: z.union([z.literal(1), z.literal(2)]),
  effects_volume: z.int().min(0).max(100),
  music_volume: z.int().min(0).max(100),
  haptics: z.boolean(),
  notifications: z.object({
    kinds: z.array(z.enum(NOTIFICATION_KINDS)),
    /** True if the player allows the bot to write. */
    write_access: z.boolean(),
    /** Quiet hours, in minutes of the day in `time_zone`; may cross midnight. There are none if both are equal. */
    quiet_from_min: z.int().min(0).max(1439),
    quiet_to_min: z.int().min(0).max(1439),
    time_zone: z.string().max(64),
  }),
})

export const preferenceCalls = {
  'users.preferences': { data: preferences },
  'users.savePreferences': { body: preferences, data: preferences },
} as const satisfies TopicCalls
