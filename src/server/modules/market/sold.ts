import type { Db } from '#server/db/database.ts'
import { type NotificationTrigger, triggersSince } from '#server/notification-trigger.ts'
import { lastSales } from './trade-store.ts'

/**
 * One trigger per absence, for sales since the seller was last active (extras 8 and 13). @param sinceMs older sales are
 * ignored
 */
export const soldTriggers = async (
  db: Db,
  awaySinceMs: ReadonlyMap<bigint, number>,
  sinceMs: number,
): Promise<ReadonlyMap<bigint, NotificationTrigger>> =>
  triggersSince(await lastSales(db, [...awaySinceMs.keys()], sinceMs), awaySinceMs)
