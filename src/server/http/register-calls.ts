import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest, FastifySchema, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import type { CallLine } from '#contracts/call-line.ts'
import { type CallName, calls } from '#contracts/calls.ts'
import type { CallSchema } from '#contracts/schemas/call-schema.ts'
import { errorBody } from '#contracts/schemas/error-body.ts'
import { callSchemas } from '#contracts/schemas.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import type { AnyHandler, CallHandlers } from '#server/calls/call-handler.ts'
import { type CallLimits, COUNTED_CALLERS_MAX, type CountCall, RATE_WINDOW_MS } from '#server/calls/call-limits.ts'
import { createLookupLimit } from '#server/calls/lookup-limit.ts'
import type { ServerConfig } from '#server/config/config.ts'
import { withPrevious } from '#server/config/with-previous.ts'
import { createCallBounds } from './call-bounds.ts'
import { callerOf, rateLimitKey, readCaller } from './caller.ts'
import { versionHeaders } from './held-answer.ts'
import { createLaunchDataCheck } from './launch-data.ts'
import { createFirstSeasonGate, createMaintenanceGate } from './maintenance.ts'
import { reportLimits } from './report-limits.ts'
import { type CallEnvironment, runCall } from './run-call.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: CallName
  }
}

const JSON_TYPE = 'application/json; charset=utf-8'

const routeSchema = (call: CallName, line: CallLine): FastifySchema => {
  const shape: CallSchema = callSchemas[call]
  return {
    operationId: call,
    tags: [call.split('.')[0] ?? call],
    ...(line.access === 'public' ? {} : { security: [{ launchData: [] }] }),
    ...(shape.params ? { params: shape.params } : {}),
    ...(shape.query ? { querystring: shape.query } : {}),
    ...(shape.body ? { body: shape.body } : {}),
    response: { 200: z.object({ data: shape.data }), '4xx': errorBody, '5xx': errorBody },
  }
}

/** A store for the rate limit, for processes of one machine that share their counts. */
const sharedStore = (countCall: CountCall): FastifyRateLimitStoreCtor =>
  class implements FastifyRateLimitStore {
    incr(caller: string, done: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      void countCall(caller).then((counted) => done(null, counted))
    }

    child(): FastifyRateLimitStore {
      return this
    }
  }

const limitRate = (scope: FastifyInstance, perMinute: number, { countCall }: CallLimits) =>
  scope.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: RATE_WINDOW_MS,
    cache: COUNTED_CALLERS_MAX,
    ...(countCall ? { store: sharedStore(countCall) } : {}),
    keyGenerator: rateLimitKey,
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('rate-limited', { retry_after_s: Math.max(1, Math.ceil(ttl / MS_PER_SECOND)) }),
  })

const routeLimitsOf = (call: CallName, config: ServerConfig): Pick<RouteShorthandOptions, 'bodyLimit' | 'config'> =>
  call === 'clientErrors.report' ? reportLimits(call, config) : { config: { call } }

export const registerCalls = async (
  app: FastifyInstance,
  parts: Omit<CallEnvironment, 'withinBounds' | 'countLookup'> & { readonly limits: CallLimits },
  handlers: CallHandlers,
): Promise<void> => {
  const { clock, config, db, limits } = parts
  const withinBounds = createCallBounds({ ...config, processes: limits.processes })
  const environment: CallEnvironment = { ...parts, withinBounds, countLookup: createLookupLimit(limits.processes) }
  const check = createLaunchDataCheck(withPrevious(config.botToken, config.botTokenPrevious), config.launchDataMaxAgeS)
  const inMaintenance = createMaintenanceGate(db, config.maintenanceCacheMs)
  const opensAt = createFirstSeasonGate(db, config.maintenanceCacheMs)
  app.decorateRequest('caller', null)

  await app.register(async (scope) => {
    await limitRate(scope, config.rateLimitPerMinute, limits)

    const admit = async (request: FastifyRequest, line: CallLine): Promise<void> => {
      if (line.access === 'public') return
      if (await inMaintenance()) throw new ApiError('maintenance')
      const opensMs = await opensAt()
      // Before the first season the game is closed (R28).
      if (opensMs !== null && clock.nowMs() < opensMs)
        throw new ApiError('maintenance', { begins: new Date(opensMs).toISOString() })
      callerOf(request)
    }

    const registerOne = <N extends CallName>(call: N, handler: AnyHandler<N>): void => {
      const line: CallLine = calls[call]
      scope.route({
        method: line.method,
        url: line.path.replaceAll(/\{(\w+)\}/g, ':$1'),
        schema: routeSchema(call, line),
        ...routeLimitsOf(call, config),
        onRequest: [async (request) => readCaller(request, check, clock.nowMs())],
        // Runs before the body is parsed, so that the body of a refused call never is.
        preParsing: async (request) => admit(request, line),
        handler: async (request, reply) => {
          const { body, version } = await runCall(environment, request, call, handler)
          if (version !== null) reply.headers(versionHeaders(version))
          if (body === null) return reply.code(304).send()
          return reply.type(JSON_TYPE).send(body)
        },
      })
    }

    for (const call of Object.keys(calls) as CallName[]) {
      const handler = handlers[call]
      if (handler !== undefined) registerOne(call, handler as AnyHandler<typeof call>)
    }
  })
}
