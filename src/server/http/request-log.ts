import type { FastifyInstance } from 'fastify'
import type { ErrorCode } from '#contracts/errors.ts'
import { ApiError } from '#server/api-error.ts'
import type { Metrics } from '#server/observability/metrics.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Stable code of the error that was answered, or `internal` if a part of the answer failed. Null without one. */
    errorCode: ErrorCode | null
  }
}

/** Never logs a header, a body or launch data. */
export const logRequests = (app: FastifyInstance, metrics: Metrics): void => {
  app.decorateRequest('errorCode', null)
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config
    const wanted = call ?? (request.url.startsWith('/api/') ? 'other' : 'page')
    metrics.observeCall(wanted, reply.statusCode, reply.elapsedTime / 1000)
    // Error reports are not counted: anyone may send them, and many answered reports would hide failing calls.
    if (call && call !== 'clientErrors.report') metrics.countAnswer(request.errorCode ?? 'ok')
    const caller = request.caller instanceof ApiError ? null : request.caller
    if (caller) metrics.sawPlayer(caller.userId)
    const line = {
      call: wanted,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.errorCode === null ? {} : { code: request.errorCode }),
      ...(caller ? { player: caller.userId } : {}),
      ...(call ? {} : { method: request.method, path: request.url.split('?')[0] }),
    }
    if (call) request.log.info(line, 'call')
    else request.log.debug(line, 'request')
  })
}
