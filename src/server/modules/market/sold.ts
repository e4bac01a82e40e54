import type { Db } from '#server/db/database.ts'
import type { NotificationTrigger } from '#server/notification-trigger.ts'
import { lastSales } from './trade-store.ts'

/**
 * One trigger per absence, for sales since the seller was last active (extras 8 and 13). @param sinceMs older sales are
 * ignored
 */
export const soldTriggers = async (
  db: Db,
  awaySinceMs: ReadonlyMap<bigint, number>,
  sinceMs: number,
): Promise<ReadonlyMap<bigint, NotificationTrigger>> => {
  const found = new Map<bigint, NotificationTrigger>()
  for (const [playerId, atMs] of await lastSales(db, [...awaySinceMs.keys()], sinceMs)) {
    const awayMs = awaySinceMs.get(playerId) ?? 0
    if (atMs > awayMs) found.set(playerId, { subject: new Date(awayMs).toISOString(), atMs })
  }
  return found
}
