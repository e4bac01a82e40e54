import { defineHandlers } from '#server/calls/call-handler.ts'
import { adCreditsOf, adLogOf, adModeOf, startAd } from './service.ts'

export const adsHandlers = defineHandlers({
  'ads.count': ({ db, nowMs, identity }) => adCreditsOf(db, identity.userId, nowMs),
  'ads.start': (context) => startAd(context, context.identity.userId, context.query.purpose, adModeOf(context.config)),
  'ads.log': ({ db, identity, params }) => adLogOf(db, identity.userId, params.watchId),
})
