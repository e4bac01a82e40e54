import { defineHandlers } from '#server/calls/call-handler.ts'
import { readView } from '#server/db/player-view.ts'
import { notificationOf, startTask, tasksView } from './service.ts'

export const tasksHandlers = defineHandlers({
  'tasks.list': (context) => readView(context.db, context.identity.userId, tasksView, context),
  'tasks.start': (context) => startTask(context, context.identity, context.params.id, context.config),
  'tasks.notification': ({ db, identity, params }) => notificationOf(db, identity.userId, params.id),
})
