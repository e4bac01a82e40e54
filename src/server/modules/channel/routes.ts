import { defineHandlers } from '../../call-handler.ts'
import { latestNews } from './service.ts'

/** GET channel/latest-news (rows 34, 49). */
export const channelHandlers = defineHandlers({
  'channel.latestNews': ({ db }) => latestNews(db),
})
