import type { z } from 'zod'
import type { CallName } from '../calls.ts'

/** Schemas of one call: path, query and body of the request, `data` of the response. */
export interface CallSchema {
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  readonly data: z.ZodType
}

/** The calls of one topic; `schemas.ts` combines them. */
export type TopicCalls = Readonly<Partial<Record<CallName, CallSchema>>>
