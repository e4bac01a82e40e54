import { defineHandlers } from '#server/calls/call-handler.ts'
import { readView } from '#server/db/player-view.ts'
import { lockItem, markSeen, shownItem } from './inventory.ts'
import { inventoryOf, welcomeView, wornBy } from './service.ts'
import { claimWelcomeSword } from './welcome.ts'

export const itemsHandlers = defineHandlers({
  'equipments.equipped': ({ db, identity }) => wornBy(db, identity.userId),
  'equipments.mine': (context) => inventoryOf(context, context.identity.userId),
  'equipments.onSale': async (context) =>
    (await inventoryOf(context, context.identity.userId)).filter(({ status }) => status === 'on-sale'),
  'equipments.get': (context) =>
    shownItem(context, { viewerId: context.identity.userId, ownerId: context.query.owner, id: context.params.id }),
  'equipments.lock': (context) => lockItem(context, context.identity.userId, context.params.id, context.body.locked),
  'equipments.seen': (context) => markSeen(context, context.identity.userId),
  'equipments.welcome': (context) => readView(context.db, context.identity.userId, welcomeView, context),
  'equipments.claimWelcome': (context) => claimWelcomeSword(context, context.identity.userId),
})
