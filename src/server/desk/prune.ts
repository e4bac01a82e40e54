import { MS_PER_DAY } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import { deleteAnswersBefore } from './answer-store.ts'
import { deleteRequestsBefore } from './request-store.ts'
import { deleteSessionsBefore } from './session-store.ts'
import { SESSION_MS } from './sign-in.ts'
import { deleteTriesBefore } from './try-store.ts'

const TRIES_MS = MS_PER_DAY
const ANSWERS_MS = 7 * MS_PER_DAY
const REQUESTS_MS = 90 * MS_PER_DAY

/** The audit log keeps every act. */
export const pruneDesk = async (db: Db, nowMs: number): Promise<void> => {
  await deleteSessionsBefore(db, new Date(nowMs - SESSION_MS))
  await deleteTriesBefore(db, new Date(nowMs - TRIES_MS))
  await deleteAnswersBefore(db, new Date(nowMs - ANSWERS_MS))
  await deleteRequestsBefore(db, new Date(nowMs - REQUESTS_MS))
}
