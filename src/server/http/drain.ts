import type { Server } from 'node:http'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Leaves connections open for `graceMs`, because requests may be in transit. Resolves early when none is left. */
export const drainConnections = async (server: Server, graceMs: number): Promise<void> => {
  if (graceMs === 0 || !server.listening) return
  const isEmpty = new Promise<void>((resolve) => {
    // Bypasses `http.Server.close`, which would end idle connections at once.
    net.Server.prototype.close.call(server, () => resolve())
  })
  const over = new AbortController()
  await Promise.race([isEmpty, pause(graceMs, undefined, { signal: over.signal, ref: false }).catch(() => undefined)])
  over.abort()
}
