import type { BotAccess } from './bot-api.ts'
import { FakeMessenger } from './fake/fake-messenger.ts'

// Drops the fake's updates: this mode receives none.
const messenger = new FakeMessenger(() => undefined, Date.now, { everybodyIsMember: true })

const payloadOf = (init: unknown): Record<string, unknown> => {
  const { body } = (init ?? {}) as { readonly body?: unknown }
  return typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {}
}

/** For local mode without updates (R45): every test player is a member and booster; messages are discarded. */
export const fakeBotApi: NonNullable<BotAccess['fetch']> = async (address: unknown, init?: unknown) => {
  const method = String(address).split('/').at(-1) ?? ''
  const answer = messenger.call(method, payloadOf(init))
  messenger.forget()
  return new Response(JSON.stringify(answer))
}
