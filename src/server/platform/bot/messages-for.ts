import type { ServerConfig } from '../../config.ts'
import type { BotAccess } from './bot-api.ts'
import { createMessages, type Messages } from './messages.ts'
import { standInBotApi } from './stand-in-bot-api.ts'

/** The bot's messages of this configuration; in local mode nobody gets them (R45). */
export const messagesFor = (config: BotAccess & Pick<ServerConfig, 'mode' | 'botUpdates'>): Messages =>
  createMessages(config.mode === 'local' && config.botUpdates === 'off' ? { ...config, fetch: standInBotApi } : config)
