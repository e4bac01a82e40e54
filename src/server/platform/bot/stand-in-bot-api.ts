import type { BotAccess } from './bot-api.ts'
import { StandInMessenger } from './stand-in/stand-in-messenger.ts'

// Local mode without updates needs no events.
const messenger = new StandInMessenger(() => undefined, Date.now, { everybodyIsMember: true })

const payloadOf = (init: unknown): Record<string, unknown> => {
  const { body } = (init ?? {}) as { readonly body?: unknown }
  return typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {}
}

/** Local mode without updates (R45): every test player is a member and booster; messages are discarded. */
export const standInBotApi: NonNullable<BotAccess['fetch']> = async (address: unknown, init?: unknown) => {
  const method = String(address).split('/').at(-1) ?? ''
  const answer = messenger.call(method, payloadOf(init))
  messenger.forget()
  return new Response(JSON.stringify(answer))
}
