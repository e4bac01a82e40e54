import { defineHandlers } from '../../call-handler.ts'
import { checkInOf, claimTodaysCheckIn } from './service.ts'

/** The daily check-in (rows 37, 60; R40). */
export const checkInHandlers = defineHandlers({
  'daily.get': ({ db, nowMs, identity }) => checkInOf(db, identity.userId, nowMs),
  'daily.claim': ({ db, nowMs, entropy, identity }) => claimTodaysCheckIn({ db, nowMs, entropy }, identity.userId),
})
