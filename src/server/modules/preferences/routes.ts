import { defineHandlers } from '../../call-handler.ts'
import { preferencesOf, savePreferences } from './service.ts'

/** Preferences (extra 7). */
export const preferencesHandlers = defineHandlers({
  'users.preferences': ({ db, identity }) => preferencesOf(db, identity.userId),
  'users.savePreferences': ({ db, nowMs, identity, body }) => savePreferences(db, identity.userId, body, nowMs),
})
