import { z } from 'zod'
import { BUILD_MAX, CLIENT_ERROR_KINDS } from '#rules/client-errors/client-errors.ts'
import { isoInstant } from '../schemas/scalars.ts'

const FINGERPRINT_MAX = 64

/** Position in the sources if it was mapped, else in the built files. */
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
      /** Causes of the last `days` days, most recently seen first. */
      causes: z.array(
        cause.extend({
          /** The innermost frame of the game's sources, else the first frame. Null without a stack. */
          place: frame.nullable(),
          /**
           * Number of signed-in players who had the error. Only a lower bound if `players_at_least`, because not all
           * reports were read.
           */
          players: z.int(),
          players_at_least: z.boolean(),
        }),
      ),
      days: z.int(),
      more: z.boolean(),
      builds: z.array(z.string()),
    }),
  },
  cause: {
    params: z.object({ build, fingerprint: z.string().min(1).max(FINGERPRINT_MAX) }),
    data: cause.extend({
      /** Innermost first. */
      frames: z.array(frame),
      /** The player who had the error most recently comes first. */
      players: z.array(z.object({ id: z.int(), shown_name: z.string(), last_at: isoInstant })),
      more_players: z.boolean(),
    }),
  },
} as const
