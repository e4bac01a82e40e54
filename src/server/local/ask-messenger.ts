import { ApiError } from '#server/api-error.ts'
import { isLoopback, type ServerConfig } from '#server/config/config.ts'

export const MESSENGER_DEEDS = ['invoice', 'pay', 'charge', 'chargeback', 'write', 'sent'] as const

/**
 * Asks the fake messenger; local mode only (R45). @throws ApiError `not-found` if none is configured,
 * `messenger-silent` if it does not answer
 */
export const askMessenger = async (
  { botApiRoot, botUpdates }: Pick<ServerConfig, 'botApiRoot' | 'botUpdates'>,
  deed: (typeof MESSENGER_DEEDS)[number],
  body: object,
): Promise<object> => {
  if (botUpdates === 'off' || !isLoopback(new URL(botApiRoot).hostname)) throw new ApiError('not-found')
  const answer = await fetch(`${botApiRoot}/control/${deed}`, { method: 'POST', body: JSON.stringify(body) }).catch(
    () => {
      throw new ApiError('messenger-silent')
    },
  )
  return (await answer.json()) as object
}
