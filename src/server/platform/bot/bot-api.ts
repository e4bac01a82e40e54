import { Api, type ApiClientOptions, GrammyError, HttpError } from 'grammy'
import type { ServerConfig } from '../../config.ts'

/** How the Bot API is reached. */
export interface BotAccess extends Pick<ServerConfig, 'botToken' | 'botApiRoot' | 'botEnvironment'> {
  /** The network; the library's own unless local mode stands in for it. */
  readonly fetch?: ApiClientOptions['fetch']
}

/** The messenger gave no answer: what was asked may have been done. */
export class MessengerSilent extends Error {
  override name = 'MessengerSilent'
}

const SERVER_FAULT = 500

/** Whether the messenger is away: it gave no answer, or one of a server in trouble. */
export const isMessengerAway = (error: unknown): boolean =>
  error instanceof MessengerSilent || (error instanceof GrammyError && error.error_code >= SERVER_FAULT)

/**
 * The messenger's Bot API. What the network says of a failed request has its address in it, and that the bot's token: errors keep the
 * library's own words alone, so that no log can have it.
 */
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
