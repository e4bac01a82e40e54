import { Api, type ApiClientOptions, GrammyError, HttpError } from 'grammy'
import type { ServerConfig } from '#server/config/config.ts'

export interface BotAccess extends Pick<ServerConfig, 'botToken' | 'botApiRoot' | 'botEnvironment'> {
  /** Defaults to the library's fetch. Local mode without updates passes a fake. */
  readonly fetch?: ApiClientOptions['fetch']
}

/** The messenger did not answer. The request may have taken effect. */
export class MessengerSilent extends Error {
  override name = 'MessengerSilent'
}

const SERVER_FAULT = 500

/** True for no answer, and for an error on the messenger's side. */
export const isMessengerAway = (error: unknown): boolean =>
  error instanceof MessengerSilent || (error instanceof GrammyError && error.error_code >= SERVER_FAULT)

/** A network error is replaced by `MessengerSilent`, because its message has the URL with the bot's token. */
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
