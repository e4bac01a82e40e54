import http from 'node:http'
import type { FiguresText } from '#server/observability/metrics.ts'

/** Listens on a separate port that players cannot reach. Rejects when the port is taken. */
export const startMetricsServer = async (
  metrics: FiguresText,
  host: string,
  port: number,
): Promise<{ readonly port: number; close(): Promise<void> }> => {
  const server = http.createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      const text = await metrics.text()
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
    } catch {
      // A process that ends while it is asked makes the answer fail. The next scrape leaves it out.
      response.writeHead(503).end()
    }
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
