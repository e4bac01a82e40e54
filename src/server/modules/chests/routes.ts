import { defineHandlers } from '#server/calls/call-handler.ts'
import { readView } from '#server/db/player-view.ts'
import { openChest, shelfView, startChest } from './service.ts'

export const chestHandlers = defineHandlers({
  'chests.list': (context) => readView(context.db, context.identity.userId, shelfView, context),
  'chests.start': (context) => startChest(context, context.identity.userId, context.params.id),
  'chests.open': (context) => openChest(context, context.identity.userId, context.params.id),
})
