import type { ServerConfig } from '../../config.ts'
import { type Chats, createChats } from './chats.ts'
import { standInBotApi } from './stand-in-bot-api.ts'

/** The chats of this configuration: local mode runs the same code on a stand-in for the network (R45). */
export const chatsFor = ({
  mode,
  botToken,
  botApiRoot,
  botUpdates,
}: Pick<ServerConfig, 'mode' | 'botToken' | 'botApiRoot' | 'botUpdates'>): Chats =>
  createChats({
    token: botToken,
    apiRoot: botApiRoot,
    ...(mode === 'local' && botUpdates === 'off' ? { fetch: standInBotApi } : {}),
  })
