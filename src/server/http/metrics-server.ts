import http from 'node:http'
import type { Metrics } from '../metrics.ts'

/** Serves `/metrics` on a port of its own, away from players. Rejects when the port is taken. */
export const startMetricsServer = async (
  metrics: Metrics,
  host: string,
  port: number,
): Promise<{ readonly port: number; close(): Promise<void> }> => {
  const server = http.createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const text = await metrics.text()
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { port: typeof address === 'object' && address !== null ? address.port : port, close }
}
