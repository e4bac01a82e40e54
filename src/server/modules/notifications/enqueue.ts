import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Occasion } from '../../occasion.ts'
import { insertNotification } from './store.ts'

/** Has a message sent as soon as the messenger's limit lets it; false when there was one about this before. */
export const enqueueNotification = (
  db: Kysely<Database>,
  playerId: bigint,
  { kind, subject }: Pick<Occasion, 'kind' | 'subject'>,
  nowMs: number,
): Promise<boolean> => insertNotification(db, { playerId, kind, subject, at: new Date(nowMs) })
