import type { Job } from '#server/job.ts'
import { pruneLuck } from './service.ts'

export const luckJobs: readonly Job[] = [
  {
    name: 'prune-luck',
    schedule: '7 4 * * *',
    second: 50,
    run: async ({ db, clock, log }) => {
      const pruned = await pruneLuck(db, clock.nowMs())
      log.info({ pruned }, 'months of rolls dropped')
    },
  },
]
