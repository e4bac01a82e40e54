import { defineHandlers } from '#server/calls/call-handler.ts'
import { readView } from '#server/db/player-view.ts'
import { latestNewsView } from './service.ts'

export const channelHandlers = defineHandlers({
  'channel.latestNews': (context) => readView(context.db, context.identity.userId, latestNewsView, context),
})
