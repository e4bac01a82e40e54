import type { Job } from '#server/job.ts'
import { sumUpAirdrop } from './sum-up.ts'

export const airdropJobs: readonly Job[] = [
  {
    name: 'sum-up-airdrop',
    schedule: '*/5 * * * *',
    second: 13,
    maxAttempts: 1,
    run: async ({ db, clock, log }) => {
      const batches = await sumUpAirdrop({ db, nowMs: clock.nowMs() })
      if (batches > 0) log.info({ batches }, 'days summed for the airdrop')
    },
  },
]
