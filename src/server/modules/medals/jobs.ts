import type { Job } from '../../job.ts'
import { decideMedals } from './decide.ts'

/** The jobs of the medals (R31). */
export const medalsJobs: readonly Job[] = [
  {
    name: 'decide-medals',
    schedule: '* * * * *',
    second: 38,
    maxAttempts: 1,
    run: async ({ db, clock, log }) => {
      const looked = await decideMedals({ db, nowMs: clock.nowMs() })
      if (looked > 0) log.info({ looked }, 'medals of a week or season decided')
    },
  },
]
