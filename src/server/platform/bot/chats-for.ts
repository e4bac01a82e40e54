import type { ServerConfig } from '../../config.ts'
import { standInBotApi } from '../../local/stand-in-bot-api.ts'
import { type Chats, createChats } from './chats.ts'

/** The chats of this configuration: local mode has the same code, with a stand-in where the network would be (R45). */
export const chatsFor = ({
  mode,
  botToken,
  botApiRoot,
}: Pick<ServerConfig, 'mode' | 'botToken' | 'botApiRoot'>): Chats =>
  createChats({ token: botToken, apiRoot: botApiRoot, ...(mode === 'local' ? { fetch: standInBotApi } : {}) })
