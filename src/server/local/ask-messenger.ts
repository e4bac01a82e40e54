import { isLoopback, type ServerConfig } from '../config.ts'
import { Refusal } from '../refusal.ts'

/**
 * What a player does in the messenger itself: look at an invoice, pay it, pay without being asked, have a payment taken back, write to the
 * bot, read what it wrote.
 */
export const MESSENGER_DEEDS = ['invoice', 'pay', 'charge', 'chargeback', 'write', 'sent'] as const

/**
 * Has the stand-in messenger of local mode do what a person does in the real one (R45).
 * @throws Refusal `not-found` where the bot has another messenger, or none; `messenger-silent` while it is away
 */
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
