import type { Update } from 'grammy/types'
import type { JobParts } from '#server/job.ts'
import { paymentPartsOf, takeUpdate } from '#server/modules/payments/service.ts'
import { startUpdatePoller } from '#server/platform/bot/update-poller.ts'
import { NEVER, type Repeated } from './repeat.ts'

export const POLLING_CONNECTIONS = 3

/** Does nothing unless the configuration says polling. */
export const startPolling = (parts: JobParts): Repeated => {
  if (parts.config.botUpdates !== 'polling') return NEVER
  const handle = async (update: Update): Promise<void> => {
    const payments = paymentPartsOf(parts)
    if (payments !== null) await takeUpdate(payments, update)
  }
  return startUpdatePoller({ config: parts.config, log: parts.log, handle })
}
