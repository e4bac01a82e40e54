import type { BotApiOptions } from './chats.ts'

const results: Readonly<Record<string, unknown>> = {
  getChatMember: { status: 'member', user: { id: 1, is_bot: false, first_name: 'Test player' } },
  sendMessage: { message_id: 1, date: 0, chat: { id: 1, type: 'private', first_name: 'Test player' } },
  getUserChatBoosts: {
    boosts: [{ boost_id: 'local', add_date: 0, expiration_date: 0, source: { source: 'premium' } }],
  },
}

/**
 * Stands in for the messenger's Bot API in local mode (R45), at the edge of the network: every test player is a member
 * of every chat and boosts it, and messages are discarded. Unknown methods are refused as the messenger would.
 */
export const standInBotApi: NonNullable<BotApiOptions['fetch']> = async (address: unknown) => {
  const method = String(address).split('/').at(-1) ?? ''
  const result = results[method]
  const body = result
    ? { ok: true, result }
    : { ok: false, error_code: 404, description: 'Not Found: local mode has no such method' }
  return new Response(JSON.stringify(body))
}
