import type { Job } from '#server/job.ts'
import { decideMedals } from './decide.ts'
import { findFounders } from './founder.ts'

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
  {
    name: 'find-founders',
    schedule: '13 * * * *',
    second: 55,
    maxAttempts: 1,
    run: async ({ db, clock, log }) => {
      const found = await findFounders({ db, nowMs: clock.nowMs() })
      if (found > 0) log.info({ found }, 'founders have had their tenth active day')
    },
  },
]
