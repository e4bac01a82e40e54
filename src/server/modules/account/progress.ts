import type { Kysely } from 'kysely'
import type { CallData } from '../../../contracts/schemas.ts'
import type { Database } from '../../db/database.ts'
import { type AccountJob, findJob } from './job-store.ts'

/** How far a job is, 0–100; 100 only when it is finished. */
export const percentOf = ({
  done,
  totals,
  finished_at,
}: Pick<AccountJob, 'done' | 'totals' | 'finished_at'>): number => {
  if (finished_at !== null) return 100
  const total = Object.values(totals ?? {}).reduce((sum, rows) => sum + rows, 0)
  return total === 0 ? 0 : Math.min(99, Math.floor((100 * done) / total))
}

/** How far the export and the deletion of an account are (extra 7, R43); null where none was asked for of late. */
export const progressOf = async (db: Kysely<Database>, playerId: number): Promise<CallData<'users.dataProgress'>> => {
  const collecting = await findJob(db, playerId, 'export')
  const erasure = await findJob(db, playerId, 'erasure')
  return {
    export: collecting ? { percent: percentOf(collecting) } : null,
    deletion: erasure ? { percent: percentOf(erasure) } : null,
  }
}
