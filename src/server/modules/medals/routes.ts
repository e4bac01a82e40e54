import { defineHandlers } from '#server/calls/call-handler.ts'
import { readView } from '#server/db/player-view.ts'
import { claimMedal, medalsOf, waitingMedalsView } from './service.ts'

export const medalsHandlers = defineHandlers({
  'medals.list': ({ db, identity, nowMs }) => medalsOf(db, identity.userId, nowMs),
  'medals.waiting': (context) => readView(context.db, context.identity.userId, waitingMedalsView, context),
  'medals.claim': (context) => claimMedal(context, context.identity.userId, context.params.type),
})
