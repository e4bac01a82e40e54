import type { ServerConfig } from '#server/config/config.ts'
import type { BotAccess } from './bot-api.ts'
import { fakeBotApi } from './fake-bot-api.ts'
import { createMessages, type Messages } from './messages.ts'

/** Local mode without updates sends nothing (R45). */
export const messagesFor = (config: BotAccess & Pick<ServerConfig, 'mode' | 'botUpdates'>): Messages =>
  createMessages(config.mode === 'local' && config.botUpdates === 'off' ? { ...config, fetch: fakeBotApi } : config)
