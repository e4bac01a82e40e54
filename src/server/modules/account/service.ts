import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { findJob } from './job-store.ts'

/** Whether the data of an earlier account of this person is still being erased: nobody may join into it. */
export const isBeingErased = async (db: Kysely<Database>, playerId: number): Promise<boolean> =>
  (await findJob(db, playerId, 'erasure'))?.finished_at === null
