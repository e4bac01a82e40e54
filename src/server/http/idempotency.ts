import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { CallName } from '../../contracts/calls.ts'
import type { CallData } from '../../contracts/schemas.ts'
import type { Database } from '../db/database.ts'
import { CallError } from './call-error.ts'
import { checkedAnswer } from './checked-answer.ts'

/** How long an answer is kept for a repeat of its request. */
export const IDEMPOTENCY_LIFETIME_MS = 24 * 60 * 60 * 1000

/** One request that may come twice. */
export interface RepeatableRequest<N extends CallName> {
  readonly call: N
  readonly playerId: number
  /** The caller's uuid. */
  readonly key: string
  /** What was asked, parsed: another content under the same key is refused. */
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
 * Does the work once for each key: a repeat with the same content gets the stored answer. Runs inside the caller's
 * transaction, so that a refused or failed call leaves the key free.
 * @throws CallError `idempotency-conflict` when the key was used for another call or another content.
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
    if (stored.call !== request.call || stored.body_hash !== bodyHash) throw new CallError('idempotency-conflict')
    const { data } = stored.answer as { data: unknown }
    return { answer: checkedAnswer(request.call, data), repeated: true }
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
