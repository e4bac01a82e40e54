import type { Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Occasion } from '#server/notification-trigger.ts'
import { lastSales } from './trade-store.ts'

/** Since the last activity, once per absence (extra 8, 13). @param sinceMs oldest sale */
export const soldOccasions = async (
  db: Kysely<Database>,
  awaySinceMs: ReadonlyMap<bigint, number>,
  sinceMs: number,
): Promise<ReadonlyMap<bigint, Occasion>> => {
  const found = new Map<bigint, Occasion>()
  for (const [playerId, atMs] of await lastSales(db, [...awaySinceMs.keys()], sinceMs)) {
    const awayMs = awaySinceMs.get(playerId) ?? 0
    if (atMs > awayMs) found.set(playerId, { kind: 'sold', subject: new Date(awayMs).toISOString(), atMs })
  }
  return found
}
