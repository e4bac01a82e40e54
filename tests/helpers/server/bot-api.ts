import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** One received call. */
export interface BotApiCall {
  readonly token: string
  readonly method: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** How the messenger refuses. */
interface BotApiRefusal {
  readonly error_code: number
  readonly description: string
  readonly parameters?: { readonly retry_after?: number }
}

/** A stand-in for the messenger's Bot API: a real HTTP server that records what it is asked. */
export interface BotApi {
  /** For BOT_API_ROOT. */
  readonly root: string
  readonly calls: readonly BotApiCall[]
  /** Status of a user in a chat; by default not a member. */
  setMember(chat: string, userId: number, status: 'creator' | 'member' | 'left' | 'kicked' | 'restricted'): void
  setBooster(chat: string, userId: number): void
  /** While set, every call is refused with this, as the messenger refuses. */
  refuseWith(refusal: BotApiRefusal | null): void
  close(): Promise<void>
}

const bodyOf = async (request: http.IncomingMessage): Promise<Record<string, unknown>> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

/** How a stand-in behaves. */
interface BotApiOptions {
  /** Time that it takes over an answer. */
  readonly answerAfterMs?: number
  readonly onCall?: (call: BotApiCall) => void
}

/** Starts a stand-in on a free port. */
export const startBotApi = async ({ answerAfterMs = 0, onCall }: BotApiOptions = {}): Promise<BotApi> => {
  const members = new Map<string, string>()
  const boosters = new Set<string>()
  const calls: BotApiCall[] = []
  let refusal: BotApiRefusal | null = null

  const answer = (method: string, payload: Record<string, unknown>): object => {
    if (refusal) return { ok: false, ...refusal }
    const key = `${payload.chat_id} ${payload.user_id}`
    const user = { id: payload.user_id, is_bot: false, first_name: 'P' }
    const status = members.get(key)
    switch (method) {
      case 'getChatMember':
        if (status === undefined) return { ok: false, error_code: 400, description: 'Bad Request: user not found' }
        return { ok: true, result: { status, user, ...(status === 'restricted' ? { is_member: true } : {}) } }
      case 'sendMessage':
        return {
          ok: true,
          result: { message_id: 1, date: 0, chat: { id: payload.chat_id, type: 'private', first_name: 'P' } },
        }
      case 'getUserChatBoosts':
        return { ok: true, result: { boosts: boosters.has(key) ? [{ boost_id: '1' }] : [] } }
      default:
        return { ok: false, error_code: 404, description: 'Not Found' }
    }
  }

  const server = http.createServer(async (request, response) => {
    const [, token = '', method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? []
    const payload = await bodyOf(request)
    const call = { token, method, payload }
    calls.push(call)
    onCall?.(call)
    if (answerAfterMs > 0) await pause(answerAfterMs)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer(method, payload)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    setMember: (chat, userId, status) => void members.set(`${chat} ${userId}`, status),
    setBooster: (chat, userId) => void boosters.add(`${chat} ${userId}`),
    refuseWith: (next) => {
      refusal = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
