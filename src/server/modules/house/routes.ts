import { defineHandlers } from '#server/calls/call-handler.ts'
import { onboard } from './service.ts'
import { houseTermsOf, switchHouse } from './switch-house.ts'

export const houseHandlers = defineHandlers({
  'users.onboard': (context) => onboard(context, context.identity, context.body.house_id),
  'combats.houseTerms': ({ db, identity, nowMs }) => houseTermsOf(db, identity.userId, nowMs),
  'combats.house': (context) => switchHouse(context, context.identity.userId, context.body.house_id),
})
