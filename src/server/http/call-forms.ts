import type { Kysely } from 'kysely'
import type { CallLine } from '#contracts/call-line.ts'
import { type CallName, calls } from '#contracts/calls.ts'
import type { CallData } from '#contracts/schemas.ts'
import { ApiError } from '#server/api-error.ts'
import { type AccountStatus, assertNotBanned, isAdmittedPlayer, isOpenToAll } from '#server/calls/account-status.ts'
import { answerText, storedAnswerText } from '#server/calls/answer-text.ts'
import {
  AnswerStream,
  AnswerText,
  AnswerUnchanged,
  type AnyHandler,
  type CallContext,
  type CallHandler,
  type GuardedHandler,
  type MutatingHandler,
  type StoredForm,
} from '#server/calls/call-handler.ts'
import { assertAnswerMatches } from '#server/calls/checked-answer.ts'
import {
  answerForRepeat,
  type KeyedRequest,
  keepAnswer,
  readUnderKey,
  type StoredUnderKey,
} from '#server/calls/idempotency.ts'
import type { Identity } from '#server/calls/identity.ts'
import type { Database } from '#server/db/database.ts'
import { DatabaseUnavailable, isCollision, sqlStateOf } from '#server/db/database-trouble.ts'
import type { PlayerSelects, PlayerWith } from '#server/db/player-read.ts'
import { rescheduleSubscribers } from '#server/db/subscribers.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { readAccountStatus } from './admission.ts'
import type { Outside } from './answer-in-time.ts'
import { readGuarded } from './guarded-read.ts'

/** Attempts of a guarded call whose state keeps changing. */
const RUNS_MAX = 5
/** Raised by SQL `give`: a gift that neither balance nor inbox can hold. */
const BALANCE_LIMIT_STATE = 'HK001'
/** Raised by SQL functions when what was read has changed. Their effects are undone. */
const CHANGED_STATE = 'HK002'

/** A concurrent request with the same key committed first. This one is rolled back. */
class KeyTaken extends Error {
  override name = 'KeyTaken'
}

export interface Outcome {
  /** JSON of `data`, or the body as sent. */
  readonly answer: string | AnswerStream | AnswerText | AnswerUnchanged
  readonly repeated: boolean
}

/** For callers who have not joined: the messenger sends the start parameter only once (row 14). */
export type KeepStartParam = (db: Kysely<Database>, identity: Identity, nowMs: number) => Promise<void>

interface Run<N extends CallName> {
  readonly keepStartParam: KeepStartParam
  readonly call: N
  readonly context: CallContext<N>
  /** Null without a key and for calls without effects. */
  readonly request: KeyedRequest | null
}

/** @throws ApiError `banned`, `player-not-found` */
const admit = async <N extends CallName>(
  { keepStartParam, call, context }: Run<N>,
  accountStatus: AccountStatus,
): Promise<void> => {
  const { access }: CallLine = calls[call]
  if (isAdmittedPlayer(call, accountStatus)) return
  await keepStartParam(context.db, context.identity, context.nowMs)
  if (access === 'player') throw new ApiError('player-not-found')
}

const repeat = async <N extends CallName>(
  { call, context }: Run<N>,
  request: KeyedRequest,
  stored: StoredUnderKey,
  restore: StoredForm<N>['restore'] | undefined,
): Promise<Outcome> => {
  const kept = answerForRepeat(request, stored)
  if ('data' in kept) return { answer: storedAnswerText(call, kept.data), repeated: true }
  if (!restore) throw new Error(`Of ${call} a reference is stored, and nothing restores its answer.`)
  return { answer: storedAnswerText(call, await restore(context, kept.reference)), repeated: true }
}

const move = async <N extends CallName>(
  { call, context, request }: Run<N>,
  { handle, stored }: MutatingHandler<N>,
): Promise<Outcome> => {
  const answer = await inTransaction(context.db, async (trx) => {
    const data = (await handle({ ...context, db: trx })) as CallData<N>
    const text = answerText(call, data, context.config)
    if (request === null) {
      await assertNotBanned(trx, call, context.identity.userId)
      await rescheduleSubscribers(trx, [context.identity.userId], context.nowMs)
      return text
    }
    // Parsed from the sent text, so that the store holds only fields of the contract.
    const kept = stored ? { reference: stored.referenceOf(data) } : { data: JSON.parse(text) }
    if (!(await keepAnswer(trx, request, kept))) throw new KeyTaken()
    return text
  })
  return { answer, repeated: false }
}

const runMutating = async <N extends CallName>(
  run: Run<N>,
  handler: MutatingHandler<N>,
  outside: Outside,
): Promise<Outcome> => {
  const { context, request } = run
  const accountStatus = await readAccountStatus(context.db, context.identity.userId, request)
  await admit(run, accountStatus)
  if (request && accountStatus.stored) return repeat(run, request, accountStatus.stored, handler.stored?.restore)
  if (handler.prepare) await outside(handler.prepare(context))
  try {
    return await move(run, handler)
  } catch (error) {
    if (request === null || !(error instanceof KeyTaken || error instanceof ApiError)) throw error
    // A concurrent request with the same key may have succeeded; then its answer counts.
    const stored = await readUnderKey(context.db, request)
    if (stored === null) throw error
    return repeat(run, request, stored, handler.stored?.restore)
  }
}

const settleOnce = async <N extends CallName>(run: Run<N>, handler: GuardedHandler<N>): Promise<Outcome | null> => {
  const { call, context, request } = run
  const player = await readGuarded(handler, context, request)
  const is_deleted = player === undefined ? null : player.deleted_at !== null
  await admit(run, { is_deleted, is_banned: player?.is_banned ?? false })
  if (player === undefined) throw new ApiError('player-not-found')
  if (request && player.stored) return repeat(run, request, player.stored, handler.restore)
  const answer = await handler.settle(context, player as PlayerWith<PlayerSelects>, request)
  return answer === null ? null : { answer: answerText(call, answer, context.config), repeated: false }
}

const runGuarded = async <N extends CallName>(run: Run<N>, handler: GuardedHandler<N>): Promise<Outcome> => {
  for (let runs = 1; runs <= RUNS_MAX; runs += 1) {
    try {
      const outcome = await settleOnce(run, handler)
      if (outcome !== null) return outcome
    } catch (error) {
      if (sqlStateOf(error) === BALANCE_LIMIT_STATE) throw new ApiError('balance-limit')
      const isChanged = sqlStateOf(error) === CHANGED_STATE
      if (!isChanged && (runs === RUNS_MAX || !isCollision(error))) throw error
    }
  }
  throw new DatabaseUnavailable('the state of the player kept changing')
}

const runReading = async <N extends CallName>(run: Run<N>, handle: CallHandler<N>): Promise<Outcome> => {
  const { call, context } = run
  if (isOpenToAll(call)) await run.keepStartParam(context.db, context.identity, context.nowMs)
  else await admit(run, await readAccountStatus(context.db, context.identity.userId, null))
  const given = await handle(context)
  if (given instanceof AnswerStream || given instanceof AnswerUnchanged) return { answer: given, repeated: false }
  if (!(given instanceof AnswerText)) return { answer: answerText(call, given, context.config), repeated: false }
  const { text } = given
  if (context.config.checksAnswers) assertAnswerMatches(call, JSON.parse(text), { text, carriesStored: false })
  return { answer: given, repeated: false }
}

/** Checks access, then runs the transaction and idempotency key of a call with effects. @throws ApiError */
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
