import type { Job } from '#server/job.ts'
import { notifyPlayers, pruneNotifications } from './service.ts'

export const notificationsJobs: readonly Job[] = [
  {
    name: 'notify',
    schedule: '*/5 * * * *',
    second: 30,
    maxAttempts: 1,
    run: async ({ db, clock, log }) => {
      const enqueued = await notifyPlayers(db, clock)
      if (enqueued > 0) log.info({ enqueued }, 'messages to players enqueued')
    },
  },
  {
    name: 'prune-notifications',
    schedule: '53 3 * * *',
    second: 50,
    run: async ({ db, clock, log }) => {
      const pruned = await pruneNotifications(db, clock.nowMs())
      log.info({ pruned }, 'old messages pruned')
    },
  },
]
