import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { CallName } from '../contracts/calls.ts'
import type { CallData } from '../contracts/schemas.ts'
import { MS_PER_DAY } from '../rules/units.ts'
import { storedAnswer } from './checked-answer.ts'
import type { Database } from './db/database.ts'
import { Refusal } from './refusal.ts'

/** How long an answer is kept for a repeat of its request. */
const IDEMPOTENCY_LIFETIME_MS = MS_PER_DAY

/** A request that may be repeated. */
interface RepeatableRequest<N extends CallName> {
  readonly call: N
  readonly playerId: number
  /** The caller's uuid. */
  readonly key: string
  /** The parsed request: other content under the same key is refused. */
  readonly content: unknown
  readonly nowMs: number
}

const hashOf = (content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(content) ?? '')
    .digest('hex')

/** Takes the key for this transaction; false when an earlier request has it. Waits for one that is still running. */
const takeKey = async <N extends CallName>(
  trx: Kysely<Database>,
  request: RepeatableRequest<N>,
  bodyHash: string,
): Promise<boolean> => {
  const at = new Date(request.nowMs)
  const forgottenBefore = new Date(request.nowMs - IDEMPOTENCY_LIFETIME_MS)
  const { rows } = await sql`
    insert into idempotency (player_id, key, call, body_hash, answer, at)
    values (${request.playerId}, ${request.key}, ${request.call}, ${bodyHash}, null, ${at})
    on conflict (player_id, key) do update
      set call = excluded.call, body_hash = excluded.body_hash, answer = null, at = excluded.at
      where idempotency.at < ${forgottenBefore}
    returning key`.execute(trx)
  return rows.length > 0
}

/**
 * Does the work once per key: a repeat with the same content gets the stored answer. Runs inside the caller's
 * transaction, so that a refused or failed call leaves the key free.
 * @throws Refusal `idempotency-conflict` when the key was used for another call or another content.
 */
export const onceForKey = async <N extends CallName>(
  trx: Kysely<Database>,
  request: RepeatableRequest<N>,
  work: () => Promise<CallData<N>>,
): Promise<{ readonly answer: CallData<N>; readonly repeated: boolean }> => {
  const bodyHash = hashOf(request.content)
  const playerId = BigInt(request.playerId)
  if (!(await takeKey(trx, request, bodyHash))) {
    const stored = await trx
      .selectFrom('idempotency')
      .select(['call', 'body_hash', 'answer'])
      .where('player_id', '=', playerId)
      .where('key', '=', request.key)
      .executeTakeFirstOrThrow()
    if (stored.call !== request.call || stored.body_hash !== bodyHash) throw new Refusal('idempotency-conflict')
    const { data } = stored.answer as { data: unknown }
    return { answer: storedAnswer(request.call, data), repeated: true }
  }
  const answer = await work()
  await trx
    .updateTable('idempotency')
    .set({ answer: JSON.stringify({ data: answer }) })
    .where('player_id', '=', playerId)
    .where('key', '=', request.key)
    .execute()
  return { answer, repeated: false }
}

/** Deletes stored answers that no repeat can ask for any more. Returns how many. */
export const pruneIdempotency = async (db: Kysely<Database>, nowMs: number): Promise<number> => {
  const before = new Date(nowMs - IDEMPOTENCY_LIFETIME_MS)
  const { numDeletedRows } = await db.deleteFrom('idempotency').where('at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
