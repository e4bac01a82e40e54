import type { FastifyInstance } from 'fastify'
import { ApiError } from '#server/api-error.ts'
import type { Metrics } from '#server/observability/metrics.ts'

/** Never logs a header, a body or launch data. */
export const logRequests = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config
    const wanted = call ?? (request.url.startsWith('/api/') ? 'other' : 'page')
    metrics.observeCall(wanted, reply.statusCode, reply.elapsedTime / 1000)
    const caller = request.caller instanceof ApiError ? null : request.caller
    const line = {
      call: wanted,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(caller ? { player: caller.userId } : {}),
      ...(call ? {} : { method: request.method, path: request.url.split('?')[0] }),
    }
    if (call) request.log.info(line, 'call')
    else request.log.debug(line, 'request')
  })
}
