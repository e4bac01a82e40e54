import { defineHandlers } from '../../call-handler.ts'
import { airdropProgressOf } from './service.ts'

/** The way to the airdrop (R38). */
export const airdropHandlers = defineHandlers({
  'airdrop.progress': ({ db, identity, nowMs }) => airdropProgressOf(db, identity.userId, nowMs),
})
