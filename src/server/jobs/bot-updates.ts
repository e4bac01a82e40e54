import type { JobDeps } from '#server/job.ts'
import { takeUpdate } from '#server/modules/bot/service.ts'
import { startUpdatePoller } from '#server/platform/bot/update-poller.ts'
import { NEVER, type Repeated } from './repeat.ts'

export const POLLING_CONNECTIONS = 3

export const startPolling = (parts: JobDeps): Repeated => {
  if (parts.config.botUpdates !== 'polling') return NEVER
  return startUpdatePoller({ config: parts.config, log: parts.log, handle: (update) => takeUpdate(parts, update) })
}
