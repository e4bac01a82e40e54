import { defineHandlers } from '../../call-handler.ts'
import { hasClaimedWelcomeSword, wornBy } from './service.ts'
import { claimWelcomeSword } from './welcome.ts'

/** GET equipments/equipped (row 110): what the player wears; the welcome sword (R04). */
export const equipmentsHandlers = defineHandlers({
  'equipments.equipped': ({ db, identity }) => wornBy(db, identity.userId),
  'equipments.welcome': async ({ db, identity }) => ({ claimed: await hasClaimedWelcomeSword(db, identity.userId) }),
  'equipments.claimWelcome': ({ db, nowMs, entropy, identity }) =>
    claimWelcomeSword({ db, nowMs, entropy }, identity.userId),
})
