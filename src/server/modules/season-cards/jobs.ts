import type { Job } from '#server/job.ts'
import { writeSeasonCards } from './write.ts'

export const seasonCardsJobs: readonly Job[] = [
  {
    name: 'write-season-cards',
    schedule: '* * * * *',
    second: 43,
    maxAttempts: 1,
    run: async ({ db, clock, log }) => {
      const looked = await writeSeasonCards({ db, nowMs: clock.nowMs() })
      if (looked > 0) log.info({ looked }, 'cards of a season written')
    },
  },
]
