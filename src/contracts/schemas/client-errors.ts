import { z } from 'zod'
import {
  BUILD_MAX,
  CLIENT_ERROR_KINDS,
  ERRORS_A_REPORT_MAX,
  FILE_MAX,
  FRAMES_MAX,
  MESSAGE_MAX,
} from '#rules/client-errors/client-errors.ts'
import type { TopicCalls } from './call-schema.ts'

/** Any number, so that one strange value does not refuse the whole report. The server clamps it. */
const position = z.number()
const clientError = z.object({
  kind: z.enum(CLIENT_ERROR_KINDS),
  /** The client removes queries, tokens, quoted text and long numbers. The server does so again. */
  message: z.string().max(MESSAGE_MAX),
  /** Innermost first. `file` is a file of the game, as the browser loaded it. */
  frames: z.array(z.object({ file: z.string().max(FILE_MAX), line: position, column: position })).max(FRAMES_MAX),
})
export type ClientError = z.output<typeof clientError>

const measured = z.number()
/**
 * Milliseconds since the page was requested; for `first_fight_ms` since the fight was opened. `fight_fps` is frames per
 * second. Each is sent once a session.
 */
const clientTimes = z.object({
  first_paint_ms: measured.optional(),
  home_ms: measured.optional(),
  first_fight_ms: measured.optional(),
  fight_fps: measured.optional(),
})
export type ClientTimes = z.output<typeof clientTimes>

export const clientErrorCalls = {
  'clientErrors.report': {
    query: z.object({ build: z.string().max(BUILD_MAX).optional() }),
    body: z.object({
      errors: z.array(clientError).max(ERRORS_A_REPORT_MAX),
      times: clientTimes.optional(),
    }),
    /** Probability, 0 to 1, with which this session should send each further report. */
    data: z.object({ sample: z.number().min(0).max(1) }),
  },
} as const satisfies TopicCalls
