import { hash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { CallName } from '#contracts/calls.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import { callFunction } from '#server/db/call-function.ts'
import type { Db } from '#server/db/database.ts'
import { sqlStateOf } from '#server/db/database-trouble.ts'
import { dropPartitionsBefore } from '#server/db/partitions.ts'
import type { StoredAnswer } from '#server/db/tables/server.ts'
import { isClosedToBanned } from './account-status.ts'

const IDEMPOTENCY_LIFETIME_MS = MS_PER_DAY

export interface KeyedRequest {
  readonly call: CallName
  readonly playerId: number
  readonly key: string
  /** A key repeated with different content is refused. */
  readonly bodyHash: string
  readonly nowMs: number
}

/** SHA-256 in hex. */
export const contentHash = (content: unknown): string => hash('sha256', JSON.stringify(content) ?? '')

const keptSince = ({ nowMs }: Pick<KeyedRequest, 'nowMs'>): Date => new Date(nowMs - IDEMPOTENCY_LIFETIME_MS)
export interface StoredUnderKey {
  readonly call: string
  readonly body_hash: string
  readonly answer: StoredAnswer
}

/**
 * Selects the answer stored under the key, or null. `+ interval '0'` prevents partition pruning: with pruning,
 * PostgreSQL would plan every call anew.
 */
export const storedUnderKey = (
  request: Pick<KeyedRequest, 'playerId' | 'key' | 'nowMs'> | null,
): RawBuilder<StoredUnderKey | null> =>
  request === null
    ? sql<null>`null`
    : sql<StoredUnderKey | null>`
        select jsonb_build_object('call', call, 'body_hash', body_hash, 'answer', answer) from idempotency
        where player_id = ${request.playerId}::bigint and key = ${request.key}::uuid
          and at + interval '0' >= ${keptSince(request)}
        limit 1`

export const readUnderKey = async (db: Db, request: KeyedRequest): Promise<StoredUnderKey | null> =>
  (await sql<{ stored: StoredUnderKey | null }>`select (${storedUnderKey(request)}) as stored`.execute(db)).rows[0]
    ?.stored ?? null

/** @throws ApiError `idempotency-conflict` when the key was used for another call or content */
export const answerForRepeat = ({ call, bodyHash }: KeyedRequest, stored: StoredUnderKey): StoredAnswer => {
  if (stored.call !== call || stored.body_hash !== bodyHash) throw new ApiError('idempotency-conflict')
  return stored.answer
}

export const keyArguments = (request: KeyedRequest | null) => ({
  p_key: request?.key ?? null,
  p_body_hash: request?.bodyHash ?? null,
})

/** SQLSTATE that `keep_answer_unless_banned` raises. */
const BANNED_STATE = 'HK003'

/**
 * Call it in the transaction that holds the player's lock. False if the key is taken: roll back.
 * @throws ApiError `banned` if the player is banned meanwhile and the call is closed to banned players
 */
export const keepAnswer = async (trx: Db, request: KeyedRequest, answer: StoredAnswer): Promise<boolean> => {
  const kept = await callFunction(trx, isClosedToBanned(request.call) ? 'keep_answer_unless_banned' : 'keep_answer', {
    p_player: request.playerId,
    p_at: new Date(request.nowMs),
    p_call: request.call,
    ...keyArguments(request),
    p_since: keptSince(request),
    p_answer: answer,
  }).catch((error: unknown) => {
    throw sqlStateOf(error) === BANNED_STATE ? new ApiError('banned') : error
  })
  return kept === true
}

export const pruneIdempotency = (db: Db, nowMs: number): Promise<readonly string[]> =>
  dropPartitionsBefore(db, 'idempotency', nowMs - IDEMPOTENCY_LIFETIME_MS)
