import { defineHandlers } from '../../http/define-handlers.ts'
import { claimDaily, dailyOf } from './service.ts'

/** The daily check-in (rows 37, 60; R40). */
export const dailyHandlers = defineHandlers({
  'daily.get': ({ db, nowMs, identity }) => dailyOf(db, identity.userId, nowMs),
  'daily.claim': ({ db, nowMs, entropy, identity }) => claimDaily({ db, nowMs, entropy }, identity.userId),
})
