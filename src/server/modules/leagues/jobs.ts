import type { Job } from '../../job.ts'
import { tendLeagues } from './settle.ts'

/** The job of the leagues (R27, R35). */
export const leaguesJobs: readonly Job[] = [
  {
    name: 'tend-leagues',
    schedule: '* * * * *',
    second: 33,
    maxAttempts: 1,
    run: async ({ db, clock, log }) => {
      const { frozen, given } = await tendLeagues({ db, nowMs: clock.nowMs() })
      if (frozen > 0) log.info({ frozen }, 'places of leagues frozen')
      if (given > 0) log.info({ given }, 'rewards of leagues sent to the inbox')
    },
  },
]
