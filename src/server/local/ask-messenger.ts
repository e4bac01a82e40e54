import { Refusal } from '#server/refusal.ts'
import { isLoopback, type ServerConfig } from '#server/config/config.ts'

export const MESSENGER_DEEDS = ['invoice', 'pay', 'charge', 'chargeback', 'write', 'sent'] as const

/** Local mode only (R45). @throws Refusal `not-found`, or `messenger-silent` while the stand-in is away */
export const askMessenger = async (
  { botApiRoot, botUpdates }: Pick<ServerConfig, 'botApiRoot' | 'botUpdates'>,
  deed: (typeof MESSENGER_DEEDS)[number],
  body: object,
): Promise<object> => {
  if (botUpdates === 'off' || !isLoopback(new URL(botApiRoot).hostname)) throw new Refusal('not-found')
  const answer = await fetch(`${botApiRoot}/control/${deed}`, { method: 'POST', body: JSON.stringify(body) }).catch(
    () => {
      throw new Refusal('messenger-silent')
    },
  )
  return (await answer.json()) as object
}
