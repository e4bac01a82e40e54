import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { type CallLine, type CallName, calls } from '../../contracts/calls.ts'
import { IDEMPOTENCY_HEADER } from '../../contracts/errors.ts'
import type { CallBody, CallData, CallParams, CallQuery } from '../../contracts/schemas.ts'
import { AnswerStream, type CallContext, type CallHandler, type PreparedHandler } from '../call-handler.ts'
import { checkedAnswer } from '../checked-answer.ts'
import type { Clock } from '../clock.ts'
import type { ServerConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { type Entropy, uuidV7 } from '../entropy.ts'
import { onceForKey } from '../idempotency.ts'
import type { Identity } from '../identity.ts'
import type { Metrics } from '../metrics.ts'
import type { Chats } from '../platform/bot/chats.ts'
import { Refusal } from '../refusal.ts'
import { isAdmittedPlayer } from './admission.ts'
import { answerInTime } from './answer-in-time.ts'
import { callerOf } from './caller.ts'
import type { PlayerTurns } from './player-turns.ts'

/** What every call needs. */
export interface CallEnvironment {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly entropy: Entropy
  readonly config: ServerConfig
  readonly metrics: Metrics
  readonly chats: Chats
  readonly turns: PlayerTurns
  /** Called with a signed caller who is not a player: the messenger hands over the start parameter only once (row 14). */
  readonly keepStartParam: (db: Kysely<Database>, identity: Identity, nowMs: number) => Promise<void>
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

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
    throw new Refusal('invalid-payload', { [IDEMPOTENCY_HEADER]: 'takes a uuid' })
  }
  return given.toLowerCase()
}

const contextOf = <N extends CallName>(
  environment: CallEnvironment,
  request: FastifyRequest,
  identity: Identity,
): CallContext<N> => {
  const nowMs = environment.clock.nowMs()
  return {
    identity,
    params: request.params as CallParams<N>,
    query: request.query as CallQuery<N>,
    body: request.body as CallBody<N>,
    nowMs,
    db: environment.db,
    idempotencyKey: repeatKey(request) ?? uuidV7(environment.entropy, nowMs),
    entropy: environment.entropy,
    config: environment.config,
    chats: environment.chats,
    log: identity.userId > 0 ? request.log.child({ player: identity.userId }) : request.log,
  }
}

const runMove = async <N extends CallName>(
  environment: CallEnvironment,
  request: FastifyRequest,
  call: N,
  handler: CallHandler<N>,
  context: CallContext<N>,
): Promise<CallData<N>> => {
  const repeatable = repeatKey(request) !== null
  const { params, query, body, nowMs, idempotencyKey: key } = context
  const { answer, repeated } = await inTransaction(environment.db, async (trx) => {
    const work = async () => checkedAnswer(call, await handler({ ...context, db: trx }))
    if (!repeatable) return { answer: await work(), repeated: false }
    const content = { params, query, body }
    return onceForKey(trx, { call, playerId: context.identity.userId, key, content, nowMs }, work)
  })
  if (!repeated) environment.metrics.countEffect(call)
  return answer
}

const admitCaller = async <N extends CallName>(
  environment: CallEnvironment,
  call: N,
  { db, identity, nowMs }: CallContext<N>,
): Promise<void> => {
  const { access }: CallLine = calls[call]
  const isPlayer = await isAdmittedPlayer(db, call, access, identity.userId)
  if (!isPlayer) await environment.keepStartParam(db, identity, nowMs)
  if (access === 'player' && !isPlayer) throw new Refusal('player-not-found')
}

/**
 * Runs one call of the registry when it is the player's turn: who may call it, the transaction and the idempotency key of a
 * call that moves money or items, and the check of the answer. Its answer does not wait for a database that is in trouble.
 */
export const runCall = async <N extends CallName>(
  environment: CallEnvironment,
  request: FastifyRequest,
  call: N,
  handler: CallHandler<N> | PreparedHandler<N>,
): Promise<{ readonly data: CallData<N> } | AnswerStream> => {
  const line: CallLine = calls[call]
  const identity = line.access === 'public' ? PUBLIC_CALLER : callerOf(request)
  const context = contextOf<N>(environment, request, identity)
  const { prepare, handle } = typeof handler === 'function' ? { prepare: null, handle: handler } : handler
  const answer = await answerInTime(environment.config.answerWithinMs, context.log, (outside) => {
    const work = async (): Promise<CallData<N> | AnswerStream> => {
      await admitCaller(environment, call, context)
      if (prepare) await outside(prepare(context))
      if (line.moves) return runMove(environment, request, call, handle, context)
      const given = await handle(context)
      return given instanceof AnswerStream ? given : checkedAnswer(call, given)
    }
    return line.access === 'public' ? work() : environment.turns(identity.userId, work)
  })
  return answer instanceof AnswerStream ? answer : { data: answer }
}
