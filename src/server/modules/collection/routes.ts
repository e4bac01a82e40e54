import { defineHandlers } from '#server/calls/call-handler.ts'
import { readView } from '#server/db/player-view.ts'
import { collectionView } from './service.ts'

export const collectionHandlers = defineHandlers({
  'collection.get': (context) => readView(context.db, context.identity.userId, collectionView, context),
})
