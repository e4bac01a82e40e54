import type { Server } from 'node:http'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Stops listening, but keeps the connections that are open for `graceMs`: a request may be on its way on each of them.
 * Every answer ends its connection (response-headers.ts). Resolves early when none is left.
 */
export const drainConnections = async (server: Server, graceMs: number): Promise<void> => {
  if (graceMs === 0 || !server.listening) return
  const isEmpty = new Promise<void>((resolve) => {
    // `http.Server.close` would end idle connections at once.
    net.Server.prototype.close.call(server, () => resolve())
  })
  const over = new AbortController()
  await Promise.race([isEmpty, pause(graceMs, undefined, { signal: over.signal, ref: false }).catch(() => undefined)])
  over.abort()
}
