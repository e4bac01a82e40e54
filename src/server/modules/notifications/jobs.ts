import type { Job } from '../../job.ts'
import { SEND_NOTIFICATION_JOB, sendNotification } from './send.ts'
import { enrolMissingListeners, notifyPlayers, pruneNotifications } from './service.ts'

/** The jobs of the bot's messages (extra 10). */
export const notificationsJobs: readonly Job[] = [
  {
    name: 'notify',
    schedule: '*/5 * * * *',
    maxAttempts: 1,
    run: async ({ db, clock, log }) => {
      const enqueued = await notifyPlayers(db, clock)
      if (enqueued > 0) log.info({ enqueued }, 'messages to players enqueued')
    },
  },
  {
    name: SEND_NOTIFICATION_JOB,
    schedule: null,
    run: ({ db, clock, messages, config, log }, payload) =>
      sendNotification(
        { db, clock, messages, log, botLink: config.client.botLink },
        payload as Parameters<typeof sendNotification>[1],
      ),
  },
  {
    name: 'prune-notifications',
    schedule: '53 3 * * *',
    run: async ({ db, clock, log }) => {
      const pruned = await pruneNotifications(db, clock.nowMs())
      const enrolled = await enrolMissingListeners(db, clock.nowMs())
      log.info({ pruned, enrolled }, 'old messages pruned')
    },
  },
]
