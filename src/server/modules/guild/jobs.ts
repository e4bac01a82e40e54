import type { Job } from '../../job.ts'
import { reserveMissingKeys } from './names.ts'
import { pruneGuildLogs } from './talk.ts'
import { doubtGuildCards, refreshGuildCards, replaceIdleLeaders } from './upkeep.ts'

export const guildJobs: readonly Job[] = [
  {
    name: 'refresh-guilds',
    schedule: '* * * * *',
    second: 15,
    maxAttempts: 1,
    run: async ({ db }) => {
      await refreshGuildCards(db)
    },
  },
  {
    name: 'replace-idle-leaders',
    schedule: '29 * * * *',
    second: 50,
    run: async ({ db, clock, entropy, log }) => {
      const replaced = await replaceIdleLeaders({ db, nowMs: clock.nowMs(), entropy })
      if (replaced > 0) log.info({ replaced }, 'guilds with another leader, theirs was away or gone')
    },
  },
  {
    name: 'prune-guild-logs',
    schedule: '31 4 * * *',
    second: 50,
    run: async ({ db, clock, log }) => {
      await doubtGuildCards(db)
      const pruned = await pruneGuildLogs(db, clock.nowMs())
      log.info({ pruned }, 'old entries of guilds pruned')
    },
  },
  {
    name: 'reserve-guild-names',
    schedule: '33 4 * * *',
    second: 50,
    // A build that compares names by one more key finds the guilds of older builds without it.
    isDueAtStart: () => true,
    run: async ({ db, clock, log }) => {
      const guilds = await reserveMissingKeys(db, clock.nowMs())
      if (guilds > 0) log.info({ guilds }, 'names of older guilds reserved by their looks')
    },
  },
]
