import { defineHandlers } from '#server/calls/call-handler.ts'
import { readView } from '#server/db/player-view.ts'
import { claimInboxItem, inboxView } from './service.ts'

export const inboxHandlers = defineHandlers({
  'inbox.list': (context) => readView(context.db, context.identity.userId, inboxView, context),
  'inbox.claim': (context) => claimInboxItem(context, context.identity.userId, context.params.id),
})
