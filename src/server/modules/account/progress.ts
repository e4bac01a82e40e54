import type { CallData } from '#contracts/schemas.ts'
import type { Db } from '#server/db/database.ts'
import { type AccountJob, findJob } from './job-store.ts'

/** At most 99 until the job has finished. */
export const percentOf = ({
  done,
  totals,
  finished_at,
}: Pick<AccountJob, 'done' | 'totals' | 'finished_at'>): number => {
  if (finished_at !== null) return 100
  const total = Object.values(totals ?? {}).reduce((sum, rows) => sum + rows, 0)
  return total === 0 ? 0 : Math.min(99, Math.floor((100 * done) / total))
}

/** How far an export or a deletion has come (extra 7, R43). A field is null without a recent one. */
export const progressOf = async (db: Db, playerId: number): Promise<CallData<'users.dataProgress'>> => {
  const collecting = await findJob(db, playerId, 'export')
  const erasure = await findJob(db, playerId, 'erasure')
  return {
    export: collecting ? { percent: percentOf(collecting) } : null,
    deletion: erasure ? { percent: percentOf(erasure) } : null,
  }
}
