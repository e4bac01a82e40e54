import { sql } from 'kysely'
import type { CallLine } from '#contracts/call-line.ts'
import { type CallName, calls } from '#contracts/calls.ts'
import { ApiError } from '#server/api-error.ts'
import { type AccountStatus, isAdmittedPlayer, isBanned } from '#server/calls/account-status.ts'
import { storedAnswerText } from '#server/calls/answer-text.ts'
import type { AnswerStream, AnswerText, AnswerUnchanged, CallContext, StoredForm } from '#server/calls/call-handler.ts'
import { answerForRepeat, type KeyedRequest, type StoredUnderKey, storedUnderKey } from '#server/calls/idempotency.ts'
import type { Identity } from '#server/calls/identity.ts'
import type { Db } from '#server/db/database.ts'

export interface Outcome {
  /** A string is the JSON of `data`. */
  readonly answer: string | AnswerStream | AnswerText | AnswerUnchanged
  readonly repeated: boolean
}

/** Stores the start parameter of a caller who has not joined, because the messenger sends it only once (row 14). */
export type KeepStartParam = (db: Db, identity: Identity, nowMs: number) => Promise<void>

export interface Run<N extends CallName> {
  readonly keepStartParam: KeepStartParam
  readonly call: N
  readonly context: CallContext<N>
  /** Null without a key and for calls without effects. */
  readonly request: KeyedRequest | null
}

interface StatusUnderKey extends AccountStatus {
  readonly stored: StoredUnderKey | null
}

export const readAccountStatus = async (db: Db, userId: number, request: KeyedRequest | null) => {
  const { rows } = await sql<StatusUnderKey>`
    select (select deleted_at is not null from players where id = ${userId}::bigint) as is_deleted,
      ${isBanned(userId)} as is_banned, (${storedUnderKey(request)}) as stored`.execute(db)
  return rows[0] ?? { is_deleted: null, is_banned: false, stored: null }
}

/** @throws ApiError `banned`, `player-not-found` */
export const admit = async <N extends CallName>(
  { keepStartParam, call, context }: Run<N>,
  accountStatus: AccountStatus,
): Promise<void> => {
  const { access }: CallLine = calls[call]
  if (isAdmittedPlayer(call, accountStatus)) return
  await keepStartParam(context.db, context.identity, context.nowMs)
  if (access === 'player') throw new ApiError('player-not-found')
}

/** Returns the stored answer of a repeated key. @throws ApiError `idempotency-conflict` */
export const repeat = async <N extends CallName>(
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
