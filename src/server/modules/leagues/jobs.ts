import type { Job } from '#server/job.ts'
import { pruneLeaguePoints } from './prune.ts'
import { tendLeagues } from './settle.ts'

export const leaguesJobs: readonly Job[] = [
  {
    name: 'tend-leagues',
    schedule: '* * * * *',
    second: 33,
    maxAttempts: 1,
    run: async ({ db, clock, log }) => {
      const { frozen, given } = await tendLeagues({ db, nowMs: clock.nowMs() })
      if (frozen > 0) log.info({ frozen }, 'places of leagues frozen')
      if (given > 0) log.info({ given }, 'rewards of leagues sent to the inbox')
    },
  },
  {
    name: 'prune-league-points',
    schedule: '47 4 * * *',
    second: 55,
    run: async ({ db, clock, log }) => {
      const pruned = await pruneLeaguePoints({ db, nowMs: clock.nowMs() })
      log.info({ pruned }, 'rows of old league points pruned')
    },
  },
]
