import { defineHandlers } from '#server/calls/call-handler.ts'
import { buildPiece, islandOf } from './service.ts'

export const islandHandlers = defineHandlers({
  'island.get': ({ db, identity }) => islandOf(db, identity.userId),
  'island.build': (context) => buildPiece(context, context.identity.userId, context.params.slug),
})
