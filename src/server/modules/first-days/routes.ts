import { defineHandlers } from '#server/calls/call-handler.ts'
import { readView } from '#server/db/player-view.ts'
import { claimFirstDay, firstDaysView } from './service.ts'

export const firstDaysHandlers = defineHandlers({
  'users.firstDays': (context) => readView(context.db, context.identity.userId, firstDaysView, context),
  'users.claimFirstDay': (context) => claimFirstDay(context, context.identity.userId, context.params.step),
})
