import { defineHandlers } from '../../http/define-handlers.ts'
import { deleteAccount } from './delete.ts'
import { exportOf } from './export.ts'
import { fairPlayOf } from './fair-play.ts'
import { preferencesOf, savePreferences } from './preferences.ts'

/** Preferences, own data, deletion, and how one stands with the rules (R43, extras 7 and 20). */
export const accountHandlers = defineHandlers({
  'users.preferences': ({ db, identity }) => preferencesOf(db, identity.userId),
  'users.savePreferences': ({ db, nowMs, identity, body }) => savePreferences(db, identity.userId, body, nowMs),
  'users.export': ({ db, nowMs, identity }) => exportOf(db, identity.userId, nowMs),
  'users.delete': ({ db, nowMs, entropy, identity, requestKey }) =>
    deleteAccount({ db, nowMs, entropy }, identity.userId, requestKey),
  'users.fairPlay': ({ db, identity, config }) =>
    fairPlayOf(db, identity.userId, config.client.channels.support ?? null),
})
