import { defineHandlers } from '#server/calls/call-handler.ts'
import { balanceOf, tokView } from '#server/db/ledger.ts'
import { readView } from '#server/db/player-view.ts'
import { boostsView, lastClaimView, profileView } from './service.ts'

export const playersHandlers = defineHandlers({
  'users.me': (context) => readView(context.db, context.identity.userId, profileView, context),
  'users.balance': (context) => readView(context.db, context.identity.userId, tokView, context),
  'users.stars': async ({ db, identity }) => Number(await balanceOf(db, identity.userId, 'star')),
  'users.boosts': (context) => readView(context.db, context.identity.userId, boostsView, context),
  'users.lastClaim': (context) => readView(context.db, context.identity.userId, lastClaimView, context),
})
