import type { Db } from '#server/db/database.ts'
import type { TriggerKey } from './kinds.ts'
import { insertNotification } from './store.ts'

/** The message is sent when the messenger's limit allows. False if there was a message about the same event. */
export const enqueueNotification = (
  db: Db,
  playerId: bigint,
  { kind, subject }: TriggerKey,
  nowMs: number,
): Promise<boolean> => insertNotification(db, { playerId, kind, subject, at: new Date(nowMs) })
