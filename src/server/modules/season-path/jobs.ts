import type { Job } from '#server/job.ts'
import { endPaths } from './end.ts'

export const seasonPathJobs: readonly Job[] = [
  {
    name: 'end-season-paths',
    schedule: '*/10 * * * *',
    second: 52,
    maxAttempts: 1,
    run: async ({ db, clock, entropy, log }) => {
      const { ended, sent, errors } = await endPaths({ db, nowMs: clock.nowMs(), entropy })
      for (const err of errors) log.error({ err }, 'the season path of a player could not be ended')
      if (ended > 0) log.info({ ended, sent }, 'season paths ended, what was not claimed is in the inbox')
    },
  },
]
