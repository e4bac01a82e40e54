import { defineHandlers } from '#server/calls/call-handler.ts'
import { replayById, verifyById } from './service.ts'

export const replaysHandlers = defineHandlers({
  'combats.replay': (context) => replayById(context, context.identity.userId, context.params.id),
  'combats.verify': (context) => verifyById(context, context.params.id),
})
