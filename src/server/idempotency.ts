import { hash } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { CallName } from '../contracts/calls.ts'
import { MS_PER_DAY } from '../rules/units.ts'
import { callFunction } from './db/call-function.ts'
import type { Database } from './db/database.ts'
import { sqlStateOf } from './db/database-trouble.ts'
import { dropPartitionsBefore } from './db/partitions.ts'
import type { StoredAnswer } from './db/tables/server.ts'
import { Refusal } from './refusal.ts'
import { isClosedToBanned } from './standing.ts'

/** How long an answer is kept for a repeat of its request. */
const IDEMPOTENCY_LIFETIME_MS = MS_PER_DAY

/** A request that may be repeated. */
export interface KeyedRequest {
  readonly call: CallName
  readonly playerId: number
  /** The caller's uuid. */
  readonly key: string
  /** Other content under the same key is refused. */
  readonly bodyHash: string
  readonly nowMs: number
}

/** SHA-256 (hex) of a parsed request. */
export const contentHash = (content: unknown): string => hash('sha256', JSON.stringify(content) ?? '')

const keptSince = ({ nowMs }: Pick<KeyedRequest, 'nowMs'>): Date => new Date(nowMs - IDEMPOTENCY_LIFETIME_MS)
/** What is stored under a key. */
export interface StoredUnderKey {
  readonly call: string
  readonly body_hash: string
  readonly answer: StoredAnswer
}

/**
 * What is stored under a request's key, as an expression for the statement that reads what its call needs; null for nothing. A key
 * counts once in the time for which it is kept, so that there is no order to ask for.
 * `at + interval '0'`: of an instant that could exclude partitions PostgreSQL would make a plan of its own for every call.
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

/** Reads what is stored under a request's key; null for nothing. */
export const readUnderKey = async (db: Kysely<Database>, request: KeyedRequest): Promise<StoredUnderKey | null> =>
  (await sql<{ stored: StoredUnderKey | null }>`select (${storedUnderKey(request)}) as stored`.execute(db)).rows[0]
    ?.stored ?? null

/**
 * The stored answer for a repeat.
 * @throws Refusal `idempotency-conflict` when the key was used for another call or another content
 */
export const answerForRepeat = ({ call, bodyHash }: KeyedRequest, stored: StoredUnderKey): StoredAnswer => {
  if (stored.call !== call || stored.body_hash !== bodyHash) throw new Refusal('idempotency-conflict')
  return stored.answer
}

/** A key as the functions of the database take it. */
export const keyArguments = (request: KeyedRequest | null) => ({
  p_key: request?.key ?? null,
  p_body_hash: request?.bodyHash ?? null,
})

/** What `keep_answer_unless_banned` raises. */
const BANNED_STATE = 'HK003'

/**
 * Stores the answer of a request, in the transaction of its effects, which holds the player's lock; false when another request of the
 * same key was first: then nothing of this one may stay.
 * @throws Refusal `banned` when the player was banned while the call waited for that lock, and the call is closed to the banned
 */
export const keepAnswer = async (
  trx: Kysely<Database>,
  request: KeyedRequest,
  answer: StoredAnswer,
): Promise<boolean> => {
  const kept = await callFunction(trx, isClosedToBanned(request.call) ? 'keep_answer_unless_banned' : 'keep_answer', {
    p_player: request.playerId,
    p_at: new Date(request.nowMs),
    p_call: request.call,
    ...keyArguments(request),
    p_since: keptSince(request),
    p_answer: answer,
  }).catch((error: unknown) => {
    throw sqlStateOf(error) === BANNED_STATE ? new Refusal('banned') : error
  })
  return kept === true
}

/** Drops the days of stored answers that no repeat can ask for any more. @returns the partitions that were dropped */
export const pruneIdempotency = (db: Kysely<Database>, nowMs: number): Promise<readonly string[]> =>
  dropPartitionsBefore(db, 'idempotency', nowMs - IDEMPOTENCY_LIFETIME_MS)
