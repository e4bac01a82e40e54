import type { Job } from '#server/job.ts'
import { rebuildBoards } from './service.ts'

export const leaderboardsJobs: readonly Job[] = [
  {
    name: 'rebuild-boards',
    schedule: '* * * * *',
    maxAttempts: 1,
    run: ({ db, clock }) => rebuildBoards(db, clock.nowMs()),
  },
]
