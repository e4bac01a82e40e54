import { defineHandlers } from '../../call-handler.ts'
import { readView } from '../../db/player-view.ts'
import { notificationOf, startTask, tasksView } from './service.ts'

/** Tasks of Earn (rows 60–66). */
export const tasksHandlers = defineHandlers({
  'tasks.list': ({ db, nowMs, identity, config }) => readView(db, identity.userId, tasksView, { nowMs, config }),
  'tasks.start': ({ db, nowMs, entropy, identity, params, config }) =>
    startTask({ db, nowMs, entropy }, identity, params.id, config),
  'tasks.notification': ({ db, identity, params }) => notificationOf(db, identity.userId, params.id),
})
