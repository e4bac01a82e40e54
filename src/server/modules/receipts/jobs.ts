import type { Job } from '#server/job.ts'
import { announceReceipts } from './announce.ts'
import { buildReceipts, pruneReceipts } from './build.ts'

export const receiptJobs: readonly Job[] = [
  {
    name: 'build-receipts',
    schedule: '* * * * *',
    second: 53,
    maxAttempts: 1,
    run: async ({ db, clock, entropy, log }) => {
      const sealed = await buildReceipts({ db, entropy, nowMs: clock.nowMs() })
      if (sealed.length > 0) log.info({ weeks: sealed }, 'roots of receipts stand')
    },
  },
  {
    name: 'announce-receipts',
    schedule: '*/10 * * * *',
    second: 51,
    maxAttempts: 1,
    run: async (parts) => {
      const posted = await announceReceipts(parts)
      if (posted > 0) parts.log.info({ posted }, 'roots of receipts posted to the channel')
    },
  },
  {
    name: 'prune-receipts',
    schedule: '51 4 * * *',
    second: 50,
    run: async ({ db, clock, log }) => {
      const pruned = await pruneReceipts({ db, nowMs: clock.nowMs() })
      log.info(pruned, 'old receipts pruned')
    },
  },
]
