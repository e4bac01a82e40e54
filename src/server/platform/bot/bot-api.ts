import { Api, HttpError } from 'grammy'
import type { ServerConfig } from '../../config.ts'

/** How the Bot API is reached. */
export type BotAccess = Pick<ServerConfig, 'botToken' | 'botApiRoot' | 'botEnvironment'>

/**
 * The messenger's Bot API. What the network says of a failed request has its address in it, and that the bot's token: errors keep the
 * library's own words alone, so that no log can have it.
 */
export const createBotApi = ({ botToken, botApiRoot, botEnvironment }: BotAccess, timeoutSeconds: number): Api => {
  const api = new Api(botToken, { apiRoot: botApiRoot, environment: botEnvironment, timeoutSeconds })
  api.config.use(async (call, method, payload, signal) => {
    try {
      return await call(method, payload, signal)
    } catch (error) {
      if (error instanceof HttpError) throw new Error(`The messenger did not answer ${method}.`)
      throw error
    }
  })
  return api
}
