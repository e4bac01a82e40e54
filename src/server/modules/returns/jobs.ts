import type { Job } from '#server/job.ts'
import { countReturns } from './service.ts'

export const returnsJobs: readonly Job[] = [
  {
    name: 'count-returns',
    schedule: '21 1 * * *',
    second: 8,
    run: async ({ db, clock, log }) => {
      const days = await countReturns(db, clock.nowMs())
      if (days.length > 0) log.info({ days }, 'returning players counted')
    },
  },
]
