import type { Update } from 'grammy/types'
import type { JobDeps } from '#server/job.ts'
import { paymentDepsOf, takeUpdate } from '#server/modules/payments/service.ts'
import { startUpdatePoller } from '#server/platform/bot/update-poller.ts'
import { NEVER, type Repeated } from './repeat.ts'

export const POLLING_CONNECTIONS = 3

/** Does nothing unless the configuration says polling. */
export const startPolling = (parts: JobDeps): Repeated => {
  if (parts.config.botUpdates !== 'polling') return NEVER
  const handle = async (update: Update): Promise<void> => {
    const payments = paymentDepsOf(parts)
    if (payments !== null) await takeUpdate(payments, update)
  }
  return startUpdatePoller({ config: parts.config, log: parts.log, handle })
}
