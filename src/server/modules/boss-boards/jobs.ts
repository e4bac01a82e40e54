import type { Job } from '#server/job.ts'
import { pruneBossEvents } from './prune.ts'
import { tendBossBoards } from './settle.ts'

export const bossBoardsJobs: readonly Job[] = [
  {
    name: 'tend-boss-boards',
    schedule: '* * * * *',
    second: 5,
    maxAttempts: 1,
    run: async ({ db, clock, log }) => {
      const given = await tendBossBoards({ db, nowMs: clock.nowMs() })
      if (given > 0) log.info({ given }, 'rewards of a boss’s boards sent to the inbox')
    },
  },
  {
    name: 'prune-boss-runs',
    schedule: '29 4 * * *',
    second: 55,
    run: async ({ db, clock, log }) => {
      const pruned = await pruneBossEvents({ db, nowMs: clock.nowMs() })
      log.info({ pruned }, 'fighters of old boss stays pruned')
    },
  },
]
