import { defineHandlers } from '#server/calls/call-handler.ts'
import { readView } from '#server/db/player-view.ts'
import { shopOdds } from './odds.ts'
import { buyOffer, shopNoticeView, shopView } from './service.ts'

export const shopHandlers = defineHandlers({
  'shop.items': (context) => readView(context.db, context.identity.userId, shopView, context),
  'shop.notice': (context) => readView(context.db, context.identity.userId, shopNoticeView, context),
  'shop.odds': (context) => shopOdds(context, context.identity.userId, context.params.type),
  'shop.buy': (context) => buyOffer(context, context.identity.userId, context.body),
})
