import { defineHandlers } from '#server/call-handler.ts'
import { balanceOf, tokView } from '#server/db/ledger.ts'
import { readView } from '#server/db/player-view.ts'
import { boostsView, lastClaimView, profileView } from '#server/modules/players/service.ts'
import { claim } from './claim.ts'
import { onboard } from './service.ts'

export const usersHandlers = defineHandlers({
  'users.me': (context) => readView(context.db, context.identity.userId, profileView, context),
  'users.balance': (context) => readView(context.db, context.identity.userId, tokView, context),
  'users.stars': async ({ db, identity }) => Number(await balanceOf(db, identity.userId, 'star')),
  'users.boosts': (context) => readView(context.db, context.identity.userId, boostsView, context),
  'users.lastClaim': (context) => readView(context.db, context.identity.userId, lastClaimView, context),
  'users.claim': claim,
  'users.onboard': (context) => onboard(context, context.identity, context.body.house_id),
})
