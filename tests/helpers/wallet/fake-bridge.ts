import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

export interface BridgeMessage {
  /** Number of the message. Numbers rise. */
  readonly id: number
  readonly from: string
  readonly to: string
  /** The encrypted message in Base64. */
  readonly message: string
}

/** A TON Connect bridge over HTTPS, as wallets run one. */
export interface FakeBridge {
  readonly port: number
  leave(from: string, to: string, message: string): void
  /** All messages left for a client, oldest first. */
  leftFor(to: string): readonly BridgeMessage[]
  listenersOf(client: string): number
  close(): Promise<void>
}

const TLS = path.resolve(import.meta.dirname, '../../fixtures/tls')

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

const eventOf = ({ id, from, message }: BridgeMessage): string =>
  `event: message\nid: ${id}\ndata: ${JSON.stringify({ from, message })}\n\n`

/** Starts a bridge on a free port. Its certificate is not trusted, so clients must ignore certificate errors. */
export const startBridge = async (): Promise<FakeBridge> => {
  const messages: BridgeMessage[] = []
  const streams = new Map<ServerResponse, string>()
  const leave = (from: string, to: string, message: string): void => {
    const left = { id: messages.length + 1, from, to, message }
    messages.push(left)
    for (const [stream, client] of streams) if (client === to) stream.write(eventOf(left))
  }
  const listen = (client: string, lastId: number, response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
    response.write('event: heartbeat\ndata: heartbeat\n\n')
    for (const left of messages) if (left.to === client && left.id > lastId) response.write(eventOf(left))
    streams.set(response, client)
    response.once('close', () => streams.delete(response))
  }
  const server = createServer(
    {
      key: readFileSync(path.join(TLS, 'test-only.key.pem')),
      cert: readFileSync(path.join(TLS, 'test-only.cert.pem')),
    },
    (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'https://bridge')
      const client = searchParams.get('client_id') ?? ''
      response.setHeader('access-control-allow-origin', '*')
      if (pathname.endsWith('/events')) {
        listen(client, Number(searchParams.get('last_event_id') ?? 0), response)
        return
      }
      void textOf(request).then((text) => {
        leave(client, searchParams.get('to') ?? '', text)
        response.end('{"message":"OK","statusCode":200}')
      })
    },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    leave,
    leftFor: (to) => messages.filter((left) => left.to === to),
    listenersOf: (client) => [...streams.values()].filter((listener) => listener === client).length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
