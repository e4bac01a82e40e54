import type { Job } from '#server/job.ts'
import { pruneVotes, refreshVoteBoard, settleVotes } from './settle.ts'

export const voteJobs: readonly Job[] = [
  {
    name: 'count-votes',
    schedule: '* * * * *',
    second: 28,
    maxAttempts: 1,
    run: async ({ db, clock, entropy, log }) => {
      const scope = { db, entropy, nowMs: clock.nowMs() }
      const settled = await settleVotes(scope)
      if (settled > 0) log.info({ weeks: settled }, 'winners of the vote have their XP')
      await refreshVoteBoard(scope)
    },
  },
  {
    name: 'prune-votes',
    schedule: '43 4 * * *',
    second: 48,
    run: async ({ db, clock, log }) => {
      const pruned = await pruneVotes({ db, nowMs: clock.nowMs() })
      log.info({ pruned }, 'old votes pruned')
    },
  },
]
