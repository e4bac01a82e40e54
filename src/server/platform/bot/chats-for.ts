import type { ServerConfig } from '#server/config/config.ts'
import type { BotAccess } from './bot-api.ts'
import { type Chats, createChats } from './chats.ts'
import { fakeBotApi } from './fake-bot-api.ts'

/** Local mode without updates runs the same code on a fake network (R45). */
export const chatsFor = (config: BotAccess & Pick<ServerConfig, 'mode' | 'botUpdates'>): Chats =>
  createChats(config.mode === 'local' && config.botUpdates === 'off' ? { ...config, fetch: fakeBotApi } : config)
