import type { Job } from '#server/job.ts'
import { tendSeasons } from './tend.ts'

export const seasonJobs: readonly Job[] = [
  {
    name: 'tend-seasons',
    schedule: '* * * * *',
    second: 18,
    maxAttempts: 1,
    run: async ({ db, clock, log }) => {
      const { frozen, swept, expired } = await tendSeasons({ db, nowMs: clock.nowMs() })
      if (frozen.length > 0) log.info({ seasons: frozen }, 'final places of a season frozen')
      if (swept > 0) log.info({ swept }, 'ranks moved on to the season that has begun')
      if (expired > 0) log.info({ expired }, 'rewards of a season that nobody claimed sent to the inbox')
    },
  },
]
