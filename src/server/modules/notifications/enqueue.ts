import type { Db } from '#server/db/database.ts'
import type { TriggerKey } from './kinds.ts'
import { insertNotification } from './store.ts'

/**
 * Queues the message, which is sent once the messenger's rate limit allows it. False if the player already had a
 * message about the event.
 */
export const enqueueNotification = (
  db: Db,
  playerId: bigint,
  { kind, subject }: TriggerKey,
  nowMs: number,
): Promise<boolean> => insertNotification(db, { playerId, kind, subject, at: new Date(nowMs) })
