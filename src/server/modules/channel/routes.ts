import { defineHandlers } from '../../call-handler.ts'
import { readView } from '../../db/player-view.ts'
import { latestNewsView } from './service.ts'

/** GET channel/latest-news (rows 34, 49). */
export const channelHandlers = defineHandlers({
  'channel.latestNews': ({ db, identity, nowMs }) => readView(db, identity.userId, latestNewsView, { nowMs }),
})
