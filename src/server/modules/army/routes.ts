import { defineHandlers } from '#server/calls/call-handler.ts'
import { armyStarsSpent, spendOnArmy } from './service.ts'

export const armyHandlers = defineHandlers({
  'users.starsSpent': ({ db, identity }) => armyStarsSpent(db, identity.userId),
  'users.spendStars': (context) => spendOnArmy(context, context.identity.userId),
})
