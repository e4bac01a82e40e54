import type { Job } from '../../job.ts'
import { tendTournaments } from './tend.ts'

/** The job of the daily tournament (R26). */
export const tournamentJobs: readonly Job[] = [
  {
    name: 'tend-tournaments',
    schedule: '* * * * *',
    second: 3,
    maxAttempts: 1,
    run: async ({ db, clock, entropy, log }) => {
      const { read, fought, paid } = await tendTournaments({ db, entropy, nowMs: clock.nowMs() })
      if (read > 0) log.info({ entries: read }, 'loadouts of a tournament read')
      if (fought > 0) log.info({ brackets: fought }, 'brackets of a tournament fought')
      if (paid > 0) log.info({ entries: paid }, 'prizes of a tournament given')
    },
  },
]
