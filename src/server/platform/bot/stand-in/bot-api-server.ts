import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { StandInMessenger } from './stand-in-messenger.ts'
import type { UpdateQueue } from './update-queue.ts'

/** What a Bot API over HTTP is made of. */
interface BotApiParts {
  readonly messenger: StandInMessenger
  readonly queue: UpdateQueue
  /** Where it listens; 0 = any free port. */
  readonly port: number
  /** Time that it takes over an answer. */
  readonly answerAfterMs?: number
  readonly onCall?: (call: {
    readonly token: string
    readonly method: string
    readonly payload: Readonly<Record<string, unknown>>
  }) => void
  /** How long a payer waits for the bot's answer; the messenger's ten seconds unless said. */
  readonly checkoutMs?: number
}

/** A Bot API that listens. */
export interface BotApiServer {
  /** For BOT_API_ROOT. */
  readonly root: string
  close(): Promise<void>
}

const CHECKOUT_MS = 10_000

const bodyOf = async (request: http.IncomingMessage): Promise<Record<string, unknown>> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

const answerUpdates = async ({ messenger, queue }: BotApiParts, payload: Record<string, unknown>): Promise<object> => {
  if (messenger.refusal) return { ok: false, ...messenger.refusal }
  if (messenger.webhook)
    return { ok: false, error_code: 409, description: "Conflict: can't use getUpdates method while webhook is active" }
  const [offset, limit] = [Number(payload.offset ?? 0), Number(payload.limit ?? 100)]
  if (queue.take(offset, limit).length === 0) {
    const done = new AbortController()
    const wait = pause(Number(payload.timeout ?? 0) * 1000, undefined, { signal: done.signal }).catch(() => undefined)
    await Promise.race([queue.added(), wait])
    done.abort()
  }
  return { ok: true, result: queue.take(offset, limit) }
}

/** What tests and the stand-in pay sheet ask of the messenger, at `/control/…`. */
const control = async (parts: BotApiParts, deed: string, body: Record<string, unknown>): Promise<object> => {
  const { messenger } = parts
  const userId = Number(body.user_id)
  if (deed === 'pay') {
    const done = new AbortController()
    const expired = pause(parts.checkoutMs ?? CHECKOUT_MS, undefined, { signal: done.signal }).catch(() => undefined)
    const paid = await messenger.pay(String(body.url), userId, expired)
    done.abort()
    return paid
  }
  if (deed === 'charge') return { charge_id: messenger.chargeFor(String(body.url), userId) }
  if (deed === 'chargeback') return { refused: messenger.refund(String(body.charge_id), userId) }
  if (deed === 'write') {
    messenger.write(userId, String(body.text))
    return {}
  }
  return { error: 'Not Found' }
}

/** Serves a stand-in messenger as the Bot API (BOT_API_ROOT), on this machine only. */
export const startBotApiServer = async (parts: BotApiParts): Promise<BotApiServer> => {
  const { messenger, answerAfterMs = 0 } = parts
  const server = http.createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json')
    const deed = /^\/control\/(\w+)$/.exec(request.url ?? '')?.[1]
    const body = await bodyOf(request)
    if (deed !== undefined) {
      response.end(JSON.stringify(await control(parts, deed, body)))
      return
    }
    const [, token = '', method = ''] = /^\/bot([^/]+)\/(?:test\/)?(\w+)$/.exec(request.url ?? '') ?? []
    parts.onCall?.({ token, method, payload: body })
    if (answerAfterMs > 0) await pause(answerAfterMs)
    const answer = method === 'getUpdates' ? await answerUpdates(parts, body) : messenger.call(method, body)
    if (messenger.lostAnswers === method) request.socket.destroy()
    else response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(parts.port, '127.0.0.1', resolve))
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
