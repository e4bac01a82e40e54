import { defineHandlers } from '../../call-handler.ts'
import { readView } from '../../db/player-view.ts'
import { buyUpgrade } from './buy.ts'
import { completeMission, missionsView } from './service.ts'

/** Upgrades and the missions of honor (rows 53–57). */
export const upgradesHandlers = defineHandlers({
  'upgrades.buy': ({ db, nowMs, entropy, identity, body }) =>
    buyUpgrade({ db, nowMs, entropy }, identity.userId, body.type),
  'upgrades.missions': ({ db, identity, nowMs }) => readView(db, identity.userId, missionsView, { nowMs }),
  'upgrades.completeMission': ({ db, nowMs, identity, params }) =>
    completeMission({ db, nowMs }, identity.userId, params.id),
})
