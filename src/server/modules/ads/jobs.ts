import type { Job } from '#server/job.ts'
import { pruneAds } from './service.ts'

export const adsJobs: readonly Job[] = [
  {
    name: 'prune-ads',
    schedule: '43 * * * *',
    second: 50,
    run: async ({ db, clock, log }) => {
      const pruned = await pruneAds(db, clock.nowMs())
      log.info({ pruned }, 'old ads pruned')
    },
  },
]
