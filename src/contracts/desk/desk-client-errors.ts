import { z } from 'zod'
import { BUILD_MAX, CLIENT_ERROR_KINDS } from '#rules/client-errors/client-errors.ts'
import { isoInstant } from '../schemas/scalars.ts'

const FINGERPRINT_MAX = 64

/** In the sources where a source map was there, else in the built files. */
const frame = z.object({ file: z.string(), line: z.int(), column: z.int(), name: z.string().optional() })
const kind = z.enum(CLIENT_ERROR_KINDS)
const build = z.string().min(1).max(BUILD_MAX)

const cause = z.object({
  fingerprint: z.string(),
  build: z.string(),
  kind,
  message: z.string(),
  count: z.int(),
  first_at: isoInstant,
  last_at: isoInstant,
})

export const clientErrorSchemas = {
  causes: {
    query: z.strictObject({ build: build.optional(), kind: kind.optional() }),
    data: z.object({
      /** Of the last `days`, the last seen first. */
      causes: z.array(
        cause.extend({
          /** The innermost frame of the game's sources, else the first frame. Null without a stack. */
          place: frame.nullable(),
          /** Who were signed in. With `players_at_least` there may be more, whose reports were not read. */
          players: z.int(),
          players_at_least: z.boolean(),
        }),
      ),
      days: z.int(),
      more: z.boolean(),
      /** To choose from, the last seen first. */
      builds: z.array(z.string()),
    }),
  },
  cause: {
    params: z.object({ build, fingerprint: z.string().min(1).max(FINGERPRINT_MAX) }),
    data: cause.extend({
      /** Innermost first. */
      frames: z.array(frame),
      /** The last who had it first. */
      players: z.array(z.object({ id: z.int(), shown_name: z.string(), last_at: isoInstant })),
      more_players: z.boolean(),
    }),
  },
} as const
