import type { CallLine } from '#contracts/call-line.ts'
import { type CallName, calls } from '#contracts/calls.ts'
import type { CallSchema } from '#contracts/schemas/call-schema.ts'
import type { CallBody, CallData, CallInput, CallParams, CallQuery } from '#contracts/schemas.ts'
import { callSchemas } from '#contracts/schemas.ts'
import { ApiError } from '#server/api-error.ts'
import {
  AnswerStream,
  AnswerText,
  AnswerUnchanged,
  type AnyHandler,
  type CallContext,
} from '#server/calls/call-handler.ts'
import { contentHash } from '#server/calls/idempotency.ts'
import type { Identity } from '#server/calls/identity.ts'
import { createLookupLimit } from '#server/calls/lookup-limit.ts'
import type { Candidates } from '#server/candidates.ts'
import type { ClientErrors } from '#server/client-errors.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { runInForm } from '#server/http/run-call.ts'
import type { JobDeps } from '#server/job.ts'
import { allHandlers } from '#server/modules/all-handlers.ts'
import { keepStartParam } from '#server/modules/friends/service.ts'

export interface CallerDeps extends Omit<JobDeps, 'metrics'> {
  readonly opponents: Candidates
}

/** Keys of `answered` are calls; refused ones are counted by `call code`. */
export interface CallTally {
  readonly answered: Map<CallName, number>
  readonly refused: Map<string, number>
}

/** Null if the call is refused. @throws for errors that a server would answer with 500 or 503 */
export type CallGame = <N extends CallName>(as: Identity, name: N, input: CallInput<N>) => Promise<CallData<N> | null>

interface LooseInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

const count = <K>(counts: Map<K, number>, key: K): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

const parsed = <N extends CallName>(name: N, input: LooseInput) => {
  const shape: CallSchema = callSchemas[name]
  return {
    params: (shape.params?.parse(input.params) ?? {}) as CallParams<N>,
    query: (shape.query?.parse(input.query ?? {}) ?? {}) as CallQuery<N>,
    body: (shape.body?.parse(input.body) ?? {}) as CallBody<N>,
  }
}

const dataOf = <N extends CallName>(
  name: N,
  answer: string | AnswerStream | AnswerText | AnswerUnchanged,
): CallData<N> => {
  if (answer instanceof AnswerStream || answer instanceof AnswerUnchanged)
    throw new Error(`Simulated players do not read ${name}.`)
  return JSON.parse(answer instanceof AnswerText ? answer.text : answer) as CallData<N>
}

const NO_BROWSERS: ClientErrors = { take: () => 1, stop: async () => undefined }

/**
 * Calls handlers without HTTP: no launch data, no rate limits, no queue of a player's calls. All other checks and
 * transactions are the real ones.
 */
export const createCaller = (parts: CallerDeps): { readonly call: CallGame; readonly tally: CallTally } => {
  const { clock, entropy } = parts
  const countLookup = createLookupLimit(1)
  const tally: CallTally = { answered: new Map(), refused: new Map() }

  const call: CallGame = async <N extends CallName>(as: Identity, name: N, input: CallInput<N>) => {
    const line: CallLine = calls[name]
    const nowMs = clock.nowMs()
    const key = uuidV7(entropy, nowMs)
    const given = parsed(name, input)
    const context: CallContext<N> = {
      ...parts,
      ...given,
      identity: as,
      nowMs,
      idempotencyKey: key,
      countLookup,
      clientErrors: NO_BROWSERS,
      holds: () => false,
    }
    const request = line.mutates ? { call: name, playerId: as.userId, key, bodyHash: contentHash(given), nowMs } : null
    try {
      const handler = allHandlers[name] as unknown as AnyHandler<N>
      const { answer } = await runInForm({ keepStartParam, call: name, context, request }, handler, (wait) => wait)
      count(tally.answered, name)
      return dataOf(name, answer)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      count(tally.refused, `${name} ${error.code}`)
      return null
    }
  }
  return { call, tally }
}
