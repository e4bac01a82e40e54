import { z } from 'zod'
import type { CallName } from '../contracts/calls.ts'
import { type CallData, callSchemas } from '../contracts/schemas.ts'

/** A handler's answer does not match its contract: a server error (500). */
class AnswerError extends Error {
  constructor(call: CallName, cause: unknown) {
    super(`The answer of ${call} does not match its contract.`, { cause })
    this.name = 'AnswerError'
  }
}

/**
 * Calls whose answers carry what an earlier build may have stored: fights, and matches that wait for theirs. Fields that
 * the contract has gained since are left out of such an answer.
 */
const CARRY_STORED: ReadonlySet<CallName> = new Set([
  'combats.find',
  'combats.fight',
  'combats.history',
  'combats.replay',
])

/** The schema with every field optional, however deep. */
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

const storedSchemas = new Map<CallName, z.ZodType>()

const storedSchemaOf = (call: CallName): z.ZodType => {
  const known = storedSchemas.get(call)
  if (known) return known
  const schema = withoutRequired(callSchemas[call].data)
  storedSchemas.set(call, schema)
  return schema
}

/**
 * Validates an answer and strips unknown keys, so that nothing the contract does not name leaves the server.
 * @throws AnswerError when a field is wrong, or missing in an answer that is made now.
 */
export const checkedAnswer = <N extends CallName>(call: N, answer: unknown): CallData<N> => {
  const schema: z.ZodType = callSchemas[call].data
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data as CallData<N>
  const ofStored = CARRY_STORED.has(call) ? storedSchemaOf(call).safeParse(answer) : parsed
  if (!ofStored.success) throw new AnswerError(call, parsed.error)
  return ofStored.data as CallData<N>
}

/**
 * An answer that was checked when it was stored, maybe by another build: in today's order of fields and without what today's
 * contract does not name, but never refused.
 */
export const storedAnswer = <N extends CallName>(call: N, answer: unknown): CallData<N> => {
  const parsed = storedSchemaOf(call).safeParse(answer)
  return (parsed.success ? parsed.data : answer) as CallData<N>
}
