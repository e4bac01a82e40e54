import type { Update } from 'grammy/types'
import type { JobParts } from '../job.ts'
import { paymentPartsOf, takeUpdate } from '../modules/payments/service.ts'
import { startUpdatePoller } from '../platform/bot/update-poller.ts'
import { NEVER, type Repeated } from './repeat.ts'

/** For updates that are handled at once; further ones wait. */
export const POLLING_CONNECTIONS = 3

/** Starts asking the messenger for the bot's updates, where the configuration says so. */
export const startPolling = (parts: JobParts): Repeated => {
  if (parts.config.botUpdates !== 'polling') return NEVER
  const handle = async (update: Update): Promise<void> => {
    const payments = paymentPartsOf(parts)
    if (payments !== null) await takeUpdate(payments, update)
  }
  return startUpdatePoller({ config: parts.config, log: parts.log, handle })
}
