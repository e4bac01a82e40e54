import type { Db } from '#server/db/database.ts'
import { findJob } from './job-store.ts'

/** True while an earlier account of this person is being erased. Joining must wait for it. */
export const isBeingErased = async (db: Db, playerId: number): Promise<boolean> =>
  (await findJob(db, playerId, 'erasure'))?.finished_at === null
