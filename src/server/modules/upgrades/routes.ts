import { defineHandlers } from '#server/calls/call-handler.ts'
import { readView } from '#server/db/player-view.ts'
import { buyUpgrade } from './buy.ts'
import { completeMission, missionsView } from './service.ts'

export const upgradesHandlers = defineHandlers({
  'upgrades.buy': (context) => buyUpgrade(context, context.identity.userId, context.body.type),
  'upgrades.missions': (context) => readView(context.db, context.identity.userId, missionsView, context),
  'upgrades.completeMission': (context) => completeMission(context, context.identity.userId, context.params.id),
})
