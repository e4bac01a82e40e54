import type { Job } from '#server/job.ts'
import { pruneClientErrors } from './service.ts'

export const clientErrorsJobs: readonly Job[] = [
  {
    name: 'prune-client-errors',
    schedule: '49 4 * * *',
    second: 50,
    run: async ({ db, clock, log }) => {
      const pruned = await pruneClientErrors(db, clock.nowMs())
      log.info({ pruned }, 'old errors of browsers pruned')
    },
  },
]
