import { defineHandlers } from '../../call-handler.ts'
import { readView } from '../../db/player-view.ts'
import { claimTodaysCheckIn, dailyView } from './service.ts'

/** The daily check-in (rows 37, 60; R40). */
export const checkInHandlers = defineHandlers({
  'daily.get': ({ db, nowMs, identity }) => readView(db, identity.userId, dailyView, { nowMs }),
  'daily.claim': ({ db, nowMs, entropy, identity }) => claimTodaysCheckIn({ db, nowMs, entropy }, identity.userId),
})
