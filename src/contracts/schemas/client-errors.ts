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

/** Any number, so that one strange value does not refuse the report. The server clamps it. */
const position = z.number()
const clientError = z.object({
  kind: z.enum(CLIENT_ERROR_KINDS),
  /** Without queries, tokens, quoted text and long numbers. The server cleans it again. */
  message: z.string().max(MESSAGE_MAX),
  /** Innermost first. Files of the game, as the browser loaded them. */
  frames: z.array(z.object({ file: z.string().max(FILE_MAX), line: position, column: position })).max(FRAMES_MAX),
})
export type ClientError = z.output<typeof clientError>

/** Any number, as a position. */
const measured = z.number()
/** Each once a session, ms since the page was requested; `first_fight_ms` since the fight was opened. */
const clientTimes = z.object({
  first_paint_ms: measured.optional(),
  home_ms: measured.optional(),
  first_fight_ms: measured.optional(),
  /** Frames a second of the first fight. */
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
    /** Share of further reports that the server wants of this session. */
    data: z.object({ sample: z.number().min(0).max(1) }),
  },
} as const satisfies TopicCalls
