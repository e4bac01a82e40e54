import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { CallLine } from '#contracts/call-line.ts'
import { type CallName, calls } from '#contracts/calls.ts'
import { IDEMPOTENCY_HEADER } from '#contracts/errors.ts'
import type { CallBody, CallParams, CallQuery } from '#contracts/schemas.ts'
import { ApiError } from '#server/api-error.ts'
import {
  AnswerStream,
  AnswerText,
  AnswerUnchanged,
  type AnyHandler,
  type CallContext,
} from '#server/calls/call-handler.ts'
import { contentHash, type KeyedRequest } from '#server/calls/idempotency.ts'
import type { Identity } from '#server/calls/identity.ts'
import type { CountLookup } from '#server/calls/lookup-limit.ts'
import type { Candidates } from '#server/candidates.ts'
import type { ClientErrors } from '#server/client-errors.ts'
import type { Clock } from '#server/clock/clock.ts'
import type { ServerConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import { type Entropy, uuidV7 } from '#server/entropy/entropy.ts'
import { UUID } from '#server/entropy/uuid.ts'
import type { Metrics } from '#server/observability/metrics.ts'
import type { Chats } from '#server/platform/bot/chats.ts'
import type { KeepStartParam, Outcome, Run } from './admission.ts'
import type { Outside, WithinBounds } from './call-bounds.ts'
import { callerOf, knownCallerOf } from './caller.ts'
import { runGuarded } from './guarded-call.ts'
import { holdsVersion } from './held-answer.ts'
import { runMutating } from './mutating-call.ts'
import { runReading } from './reading-call.ts'

export interface CallEnvironment {
  readonly db: Db
  readonly clock: Clock
  readonly entropy: Entropy
  readonly config: ServerConfig
  readonly metrics: Metrics
  readonly chats: Chats
  readonly opponents: Candidates
  readonly clientErrors: ClientErrors
  readonly withinBounds: WithinBounds
  readonly countLookup: CountLookup
  readonly keepStartParam: KeepStartParam
}

const PUBLIC_CALLER: Identity = {
  userId: 0,
  username: null,
  firstName: '',
  lastName: null,
  photoUrl: null,
  languageCode: 'en',
  isPremium: false,
  startParam: null,
}

const repeatKey = (request: FastifyRequest): string | null => {
  const given = request.headers[IDEMPOTENCY_HEADER]
  if (given === undefined) return null
  if (typeof given !== 'string' || !UUID.test(given)) {
    throw new ApiError('invalid-payload', { [IDEMPOTENCY_HEADER]: 'takes a uuid' })
  }
  return given.toLowerCase()
}

const keyedRequest = <N extends CallName>(
  request: FastifyRequest,
  call: N,
  { identity, params, query, body, nowMs }: CallContext<N>,
): KeyedRequest | null => {
  const key = repeatKey(request)
  if (key === null) return null
  return { call, playerId: identity.userId, key, bodyHash: contentHash({ params, query, body }), nowMs }
}

const contextOf = <N extends CallName>(
  environment: CallEnvironment,
  request: FastifyRequest,
  identity: Identity,
): CallContext<N> => {
  const nowMs = environment.clock.nowMs()
  return {
    ...environment,
    identity,
    params: request.params as CallParams<N>,
    query: request.query as CallQuery<N>,
    body: request.body as CallBody<N>,
    nowMs,
    idempotencyKey: repeatKey(request) ?? uuidV7(environment.entropy, nowMs),
    holds: (version) => holdsVersion(request, version),
    // A getter, because most calls log nothing.
    get log() {
      return identity.userId > 0 ? request.log.child({ player: identity.userId }) : request.log
    },
  }
}

/**
 * Runs the call in its handler's form. Each form checks access first. A mutating one also looks up and stores the
 * answer under the idempotency key. @throws ApiError
 */
export const runInForm = <N extends CallName>(
  run: Run<N>,
  handler: AnyHandler<N>,
  outside: Outside,
): Promise<Outcome> => {
  if ('settle' in handler) return runGuarded(run, handler)
  if (calls[run.call].mutates)
    return runMutating(run, typeof handler === 'function' ? { handle: handler } : handler, outside)
  return runReading(run, typeof handler === 'function' ? handler : handler.handle)
}

interface Answered {
  /** Null if the caller has this answer already. */
  readonly body: string | Readable | null
  readonly version: string | null
}

/** Runs a call in the player's turn. @throws ApiError, or DatabaseUnavailable if the answer takes too long */
export const runCall = async <N extends CallName>(
  environment: CallEnvironment,
  request: FastifyRequest,
  call: N,
  handler: AnyHandler<N>,
): Promise<Answered> => {
  const line: CallLine = calls[call]
  const identity = line.access === 'public' ? (knownCallerOf(request) ?? PUBLIC_CALLER) : callerOf(request)
  const context = contextOf<N>(environment, request, identity)
  const { keepStartParam } = environment
  const run = { keepStartParam, call, context, request: line.mutates ? keyedRequest(request, call, context) : null }
  const player = line.access === 'public' ? null : identity.userId
  const { answer, repeated } = await environment.withinBounds(player, context, (outside) =>
    runInForm(run, handler, outside),
  )
  if (line.mutates && !repeated) environment.metrics.countEffect(call)
  if (answer instanceof AnswerStream) return { body: answer.body, version: null }
  if (answer instanceof AnswerUnchanged) return { body: null, version: answer.version }
  const { text, version, hasFailedPart } = typeof answer === 'string' ? new AnswerText(answer) : answer
  if (hasFailedPart) request.errorCode = 'internal'
  return { body: `{"data":${text}}`, version }
}
