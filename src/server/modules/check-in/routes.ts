import { defineHandlers } from '#server/calls/call-handler.ts'
import { readView } from '#server/db/player-view.ts'
import { claimTodaysCheckIn, dailyView } from './service.ts'

export const checkInHandlers = defineHandlers({
  'daily.get': (context) => readView(context.db, context.identity.userId, dailyView, context),
  'daily.claim': (context) => claimTodaysCheckIn(context, context.identity.userId),
})
