import { defineHandlers } from '#server/calls/call-handler.ts'
import { readView } from '#server/db/player-view.ts'
import { preferencesView, savePreferences } from './service.ts'

export const preferencesHandlers = defineHandlers({
  'users.preferences': (context) => readView(context.db, context.identity.userId, preferencesView, context),
  'users.savePreferences': ({ db, nowMs, identity, body }) => savePreferences(db, identity.userId, body, nowMs),
})
