import type { Job } from '../../job.ts'
import { rebuildBoards } from './service.ts'

/** The jobs of the leaderboards (R35). */
export const leaderboardsJobs: readonly Job[] = [
  {
    name: 'rebuild-boards',
    schedule: '* * * * *',
    maxAttempts: 1,
    run: ({ db, clock }) => rebuildBoards(db, clock.nowMs()),
  },
]
