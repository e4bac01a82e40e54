import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { IDEMPOTENCY_LIFETIME_MS } from '../http/idempotency.ts'

/** Forgets stored answers that no repeat can ask for any more. Answers how many. */
export const pruneIdempotency = async (db: Kysely<Database>, nowMs: number): Promise<number> => {
  const before = new Date(nowMs - IDEMPOTENCY_LIFETIME_MS)
  const { numDeletedRows } = await db.deleteFrom('idempotency').where('at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
