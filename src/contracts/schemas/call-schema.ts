import type { z } from 'zod'
import type { CallName } from '#contracts/calls.ts'

export interface CallSchema {
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  readonly data: z.ZodType
}

export type TopicCalls = Readonly<Partial<Record<CallName, CallSchema>>>
