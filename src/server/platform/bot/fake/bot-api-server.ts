import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type ControlDeps, control } from './control.ts'
import { startWebhookSender } from './webhook-sender.ts'

interface BotApiParts extends ControlDeps {
  /** 0 picks any free port. */
  readonly port: number
  readonly answerAfterMs?: number
  readonly onCall?: (call: {
    readonly token: string
    readonly method: string
    readonly payload: Readonly<Record<string, unknown>>
  }) => void
  readonly callsWebhook?: boolean
}

export interface BotApiServer {
  /** Address to put into BOT_API_ROOT. */
  readonly root: string
  close(): Promise<void>
}

const UPDATES_LOOK_MS = 200

const bodyOf = async (request: http.IncomingMessage): Promise<Record<string, unknown>> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

const answerUpdates = async (
  { messenger, queue }: BotApiParts,
  payload: Record<string, unknown>,
  isGone: () => boolean,
): Promise<object> => {
  if (messenger.refusal) return { ok: false, ...messenger.refusal }
  if (messenger.webhook)
    return { ok: false, error_code: 409, description: "Conflict: can't use getUpdates method while webhook is active" }
  const [offset, limit] = [Number(payload.offset ?? 0), Number(payload.limit ?? 100)]
  const untilMs = performance.now() + Number(payload.timeout ?? 0) * 1000
  // Looks again after a while, because a delayed update becomes due without a new one.
  while (queue.take(offset, limit).length === 0 && performance.now() < untilMs && !isGone())
    await queue.added(UPDATES_LOOK_MS)
  return { ok: true, result: queue.take(offset, limit) }
}

/** Listens on this machine only. */
export const startBotApiServer = async (parts: BotApiParts): Promise<BotApiServer> => {
  const { messenger, answerAfterMs = 0 } = parts
  const answer = async (request: http.IncomingMessage): Promise<object | null> => {
    const deed = /^\/control\/(\w+)$/.exec(request.url ?? '')?.[1]
    const body = await bodyOf(request)
    if (deed !== undefined) return control(parts, deed, body)
    const [, token = '', method = ''] = /^\/bot([^/]+)\/(?:test\/)?(\w+)$/.exec(request.url ?? '') ?? []
    parts.onCall?.({ token, method, payload: body })
    if (answerAfterMs > 0) await pause(answerAfterMs)
    const isGone = () => request.socket.destroyed
    const done = method === 'getUpdates' ? await answerUpdates(parts, body, isGone) : messenger.call(method, body)
    return messenger.lostAnswers === method ? null : done
  }
  const server = http.createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json')
    try {
      const done = await answer(request)
      if (done === null) request.socket.destroy()
      else response.end(JSON.stringify(done))
    } catch (error) {
      response.statusCode = 400
      response.end(JSON.stringify({ error: (error as Error).message }))
    }
  })
  const sender = parts.callsWebhook ? startWebhookSender(parts) : null
  await new Promise<void>((resolve) => server.listen(parts.port, '127.0.0.1', resolve))
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await sender?.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
