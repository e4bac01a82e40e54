import { defineHandlers } from '../../call-handler.ts'
import { armyStarsSpent, spendOnArmy } from './service.ts'

/** The army ladder by STAR spent (row 159). */
export const armyHandlers = defineHandlers({
  'users.starsSpent': ({ db, identity }) => armyStarsSpent(db, identity.userId),
  'users.spendStars': (context) => spendOnArmy(context, context.identity.userId),
})
