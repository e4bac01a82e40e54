import type { ServerConfig } from '../../config.ts'
import { createMessages, type Messages } from './messages.ts'
import { standInBotApi } from './stand-in-bot-api.ts'

/** The bot's messages of this configuration; in local mode nobody gets them (R45). */
export const messagesFor = ({
  mode,
  botToken,
  botApiRoot,
  botUpdates,
}: Pick<ServerConfig, 'mode' | 'botToken' | 'botApiRoot' | 'botUpdates'>): Messages =>
  createMessages({
    token: botToken,
    apiRoot: botApiRoot,
    ...(mode === 'local' && botUpdates === 'off' ? { fetch: standInBotApi } : {}),
  })
