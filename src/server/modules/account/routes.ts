import { defineHandlers } from '../../call-handler.ts'
import { deleteAccount } from './delete.ts'
import { exportOf } from './export.ts'
import { fairPlayOf } from './fair-play.ts'

/** Export and deletion of the own data, sanctions (R43, extras 7 and 20). */
export const accountHandlers = defineHandlers({
  'users.export': ({ db, nowMs, identity }) => exportOf(db, identity.userId, nowMs),
  'users.delete': ({ db, nowMs, entropy, identity, idempotencyKey }) =>
    deleteAccount({ db, nowMs, entropy }, identity.userId, idempotencyKey),
  'users.fairPlay': ({ db, identity, config }) =>
    fairPlayOf(db, identity.userId, config.client.channels.support ?? null),
})
