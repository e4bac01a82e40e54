import type { Job } from '#server/job.ts'
import { pruneGuildLogs } from './talk.ts'
import { refreshGuildCards, replaceIdleLeaders } from './upkeep.ts'

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
      const pruned = await pruneGuildLogs(db, clock.nowMs())
      log.info({ pruned }, 'old entries of guilds pruned')
    },
  },
]
