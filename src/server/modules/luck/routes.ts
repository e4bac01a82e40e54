import { defineHandlers } from '../../call-handler.ts'
import { luckOf, luckRollsOf, turnLuckOver } from './service.ts'

/** Provable luck (R46). */
export const luckHandlers = defineHandlers({
  'luck.get': ({ db, nowMs, entropy, identity }) => luckOf({ db, nowMs, entropy }, identity.userId),
  'luck.rolls': ({ db, nowMs, identity, query }) => luckRollsOf({ db, nowMs }, identity.userId, query.after),
  'luck.turnOver': ({ db, nowMs, entropy, identity, body }) =>
    turnLuckOver({ db, nowMs, entropy }, identity.userId, body.client_seed),
})
