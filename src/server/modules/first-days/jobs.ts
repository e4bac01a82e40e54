import type { Job } from '#server/job.ts'
import { endFirstDays } from './end.ts'

export const firstDaysJobs: readonly Job[] = [
  {
    name: 'end-first-days',
    schedule: '*/10 * * * *',
    second: 55,
    maxAttempts: 1,
    run: async ({ db, clock, entropy, log }) => {
      const { ended, sent, errors } = await endFirstDays({ db, nowMs: clock.nowMs(), entropy })
      for (const err of errors) log.error({ err }, 'the first days of a player could not be ended')
      if (ended > 0) log.info({ ended, sent }, 'first days ended, what was not claimed is in the inbox')
    },
  },
]
