import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { BUILD_HEADER, REQUEST_ID_HEADER, SERVER_TIME_HEADER } from '#contracts/errors.ts'
import type { Clock } from '#server/clock/clock.ts'
import type { Lifecycle } from './lifecycle.ts'

/** The id that a proxy sent if it is well-formed, else a new one. */
export const requestIdOf = (request: IncomingMessage): string => {
  const given = request.headers[REQUEST_ID_HEADER]
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

export const commonHeaders = (clock: Clock, buildId: string, requestId: string): Record<string, string> => ({
  [SERVER_TIME_HEADER]: String(Math.floor(clock.nowMs())),
  [REQUEST_ID_HEADER]: requestId,
  [BUILD_HEADER]: buildId,
  'x-content-type-options': 'nosniff',
})

/** Adds the common headers to all answers, also errors and pages. An answer without a cache header gets `no-store`. */
export const addCommonHeaders = (app: FastifyInstance, clock: Clock, buildId: string, lifecycle: Lifecycle): void => {
  app.addHook('onSend', async (request, reply) => {
    reply.headers(commonHeaders(clock, buildId, request.id))
    // An open keep-alive connection would delay the shutdown.
    if (lifecycle.isDraining()) reply.header('connection', 'close')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
