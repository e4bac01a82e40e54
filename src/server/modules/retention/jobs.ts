import type { Job } from '#server/job.ts'
import { countRetention } from './service.ts'

export const retentionJobs: readonly Job[] = [
  {
    name: 'count-retention',
    schedule: '21 1 * * *',
    second: 8,
    run: async ({ db, clock, log }) => {
      const days = await countRetention(db, clock.nowMs())
      if (days.length > 0) log.info({ days }, 'retention counted')
    },
  },
]
