import { defineHandlers } from '../../http/define-handlers.ts'
import { combatProfileOf, energyOf, fight, find, historyOf, replayOf } from './service.ts'

/** Combat profile, energy, find, fight, history and replay (rows 84–87, 93, 102). */
export const combatsHandlers = defineHandlers({
  'combats.me': ({ db, identity }) => combatProfileOf(db, identity.userId),
  'combats.energy': ({ db, identity, nowMs }) => energyOf(db, identity.userId, nowMs),
  'combats.find': ({ db, identity, nowMs, entropy }) => find({ db, nowMs, entropy }, identity.userId),
  'combats.fight': ({ db, identity, nowMs, entropy, requestKey }) =>
    fight({ db, nowMs, entropy }, identity.userId, requestKey),
  'combats.history': ({ db, identity, query, nowMs }) => historyOf(db, identity.userId, query.page, nowMs),
  'combats.replay': ({ db, identity, params, nowMs }) => replayOf(db, identity.userId, params.id, nowMs),
})
