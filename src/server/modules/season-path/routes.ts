import { defineHandlers } from '#server/calls/call-handler.ts'
import { readView } from '#server/db/player-view.ts'
import { claimPathStep, seasonLooks, seasonPathView } from './service.ts'

export const seasonPathHandlers = defineHandlers({
  'season.path': (context) => readView(context.db, context.identity.userId, seasonPathView, context),
  'season.looks': ({ db, identity }) => seasonLooks(db, identity.userId),
  'season.claimPathStep': (context) =>
    claimPathStep(context, context.identity.userId, context.params.step, context.body),
})
