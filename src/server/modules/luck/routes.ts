import { defineHandlers } from '#server/calls/call-handler.ts'
import { luckOf, luckRollsOf, turnLuckOver } from './service.ts'

export const luckHandlers = defineHandlers({
  'luck.get': (context) => luckOf(context, context.identity.userId),
  'luck.rolls': (context) => luckRollsOf(context, context.identity.userId, context.query.after),
  'luck.turnOver': (context) => turnLuckOver(context, context.identity.userId, context.body.client_seed),
})
