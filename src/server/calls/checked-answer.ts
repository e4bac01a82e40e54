import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { CallName } from '#contracts/calls.ts'
import { callSchemas } from '#contracts/schemas.ts'

class AnswerError extends Error {
  constructor(call: CallName, cause: unknown) {
    super(`The answer of ${call} does not match its contract.`, { cause })
    this.name = 'AnswerError'
  }
}

const withoutRequired = (schema: z.ZodType): z.ZodType => {
  const inner = (type: unknown): z.ZodType => withoutRequired(type as z.ZodType)
  if (schema instanceof z.ZodObject) {
    return z.object(
      Object.fromEntries(Object.entries(schema.shape).map(([key, type]) => [key, inner(type).optional()])),
    )
  }
  if (schema instanceof z.ZodArray) return z.array(inner(schema.element))
  if (schema instanceof z.ZodNullable) return inner(schema.unwrap()).nullable()
  if (schema instanceof z.ZodOptional) return inner(schema.unwrap()).optional()
  return schema
}

interface Serialized {
  readonly text: string
  /** True if fields of today's contract may be missing. */
  readonly carriesStored: boolean
}

/** Validates values with zod. Too slow for a server of real players. @throws AnswerError */
export const assertAnswerMatches = (call: CallName, answer: unknown, { text, carriesStored }: Serialized): void => {
  const schema: z.ZodType = callSchemas[call].data
  const parsed = schema.safeParse(answer)
  const kept = parsed.success || !carriesStored ? parsed : withoutRequired(schema).safeParse(answer)
  if (!kept.success) throw new AnswerError(call, parsed.error)
  const sent: unknown = JSON.parse(text)
  if (!isDeepStrictEqual(sent, JSON.parse(JSON.stringify(kept.data)))) throw new AnswerError(call, { sent })
}
