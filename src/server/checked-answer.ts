import type { z } from 'zod'
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
 * Validates an answer and strips unknown keys, so that nothing the contract does not name leaves the server.
 * @throws AnswerError when a field is missing or wrong.
 */
export const checkedAnswer = <N extends CallName>(call: N, answer: unknown): CallData<N> => {
  const schema: z.ZodType = callSchemas[call].data
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new AnswerError(call, parsed.error)
  return parsed.data as CallData<N>
}
