import { defineHandlers } from '#server/calls/call-handler.ts'
import { deleteAccount } from './delete.ts'
import { exportOf } from './export.ts'
import { fairPlayOf } from './fair-play.ts'
import { progressOf } from './progress.ts'

export const accountHandlers = defineHandlers({
  'users.export': ({ db, nowMs, identity }) => exportOf(db, identity.userId, nowMs),
  'users.dataProgress': ({ db, identity }) => progressOf(db, identity.userId),
  'users.delete': (context) => deleteAccount(context, context.identity.userId),
  'users.fairPlay': ({ db, identity, config }) =>
    fairPlayOf(db, identity.userId, config.client.channels.support ?? null),
})
