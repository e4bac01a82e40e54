import { Api, type ApiClientOptions, GrammyError, HttpError } from 'grammy'
import type { ServerConfig } from '#server/config/config.ts'

export interface BotAccess extends Pick<ServerConfig, 'botToken' | 'botApiRoot' | 'botEnvironment'> {
  /** Defaults to the library's; local mode replaces it. */
  readonly fetch?: ApiClientOptions['fetch']
}

/** No answer: the request may have taken effect. */
export class MessengerSilent extends Error {
  override name = 'MessengerSilent'
}

const SERVER_FAULT = 500

/** No answer, or a server error. */
export const isMessengerAway = (error: unknown): boolean =>
  error instanceof MessengerSilent || (error instanceof GrammyError && error.error_code >= SERVER_FAULT)

/** Network errors contain the URL with the bot's token, so only the library's own words are kept. */
export const createBotApi = (
  { botToken, botApiRoot, botEnvironment, fetch }: BotAccess,
  timeoutSeconds: number,
): Api => {
  const options = { apiRoot: botApiRoot, environment: botEnvironment, timeoutSeconds, ...(fetch ? { fetch } : {}) }
  const api = new Api(botToken, options)
  api.config.use(async (call, method, payload, signal) => {
    try {
      return await call(method, payload, signal)
    } catch (error) {
      if (error instanceof HttpError) throw new MessengerSilent(`The messenger did not answer ${method}.`)
      throw error
    }
  })
  return api
}
