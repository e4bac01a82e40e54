import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import type { Logger as PinoLogger } from 'pino'
import type { CallHandlers } from './call-handler.ts'
import type { Clock } from './clock.ts'
import type { ServerConfig } from './config.ts'
import type { Database } from './db/database.ts'
import { inTransaction } from './db/transaction.ts'
import type { Entropy } from './entropy.ts'
import { registerApiDocs } from './http/api-docs.ts'
import { registerErrorHandler, sendError } from './http/error-handler.ts'
import { createLifecycle, type Lifecycle } from './http/lifecycle.ts'
import { operatorRoutes } from './http/operator-routes.ts'
import { registerPages } from './http/pages.ts'
import { registerCalls } from './http/register-calls.ts'
import { parseBodies } from './http/request-body.ts'
import { logRequests } from './http/request-log.ts'
import { addCommonHeaders, commonHeaders, requestIdOf } from './http/response-headers.ts'
import { refuseIllFormedText } from './http/well-formed.ts'
import { registerLocalRoutes } from './local/local-routes.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { adModeOf, confirmNewestAd } from './modules/ads/service.ts'
import { allHandlers } from './modules/all-handlers.ts'
import { keepStartParam } from './modules/friends/service.ts'
import { registerAdCallback } from './platform/ads/ad-callback.ts'
import type { Chats } from './platform/bot/chats.ts'
import { chatsFor } from './platform/bot/chats-for.ts'
import { Refusal } from './refusal.ts'

/** Everything a server is built from; nothing in it is global. */
interface AppParts {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly entropy: Entropy
  readonly config: ServerConfig
  readonly log: PinoLogger
  /** Every module's, unless a test has its own. */
  readonly handlers?: CallHandlers
  readonly metrics?: Metrics
  /** As the configuration says, unless a test has its own. */
  readonly chats?: Chats
  readonly lifecycle?: Lifecycle
}

/** An incomplete request is aborted after this time. */
const REQUEST_TIMEOUT_MS = 30_000
const BAD_REQUEST = JSON.stringify(new Refusal('invalid-payload').toBody())

/** Builds the server: every route, nothing listening yet. Tests use it exactly as production does. */
export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { db, clock, config, handlers = allHandlers } = parts
  const metrics = parts.metrics ?? createMetrics({ ofProcess: false })
  const chats = parts.chats ?? chatsFor(config)
  const lifecycle = parts.lifecycle ?? createLifecycle()
  const app: FastifyInstance = Fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: requestIdOf,
    requestTimeout: REQUEST_TIMEOUT_MS,
    bodyLimit: config.bodyLimitBytes,
    exposeHeadRoutes: false,
    // While draining, requests already received are answered normally.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    trustProxy: config.trustProxy ? ['loopback', 'linklocal', 'uniquelocal'] : false,
    frameworkErrors: (error, request, reply) => {
      reply.headers(commonHeaders(clock, config.buildId, request.id))
      sendError(error, request, reply)
    },
    clientErrorHandler: (_error, socket) => {
      if (!socket.writable) return socket.destroy()
      const head = `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\nx-content-type-options: nosniff`
      socket.end(`${head}\r\ncontent-length: ${BAD_REQUEST.length}\r\nconnection: close\r\n\r\n${BAD_REQUEST}`)
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  // Answers are validated by `checkedAnswer`, so that a stored and a sent one are the same.
  app.setSerializerCompiler(() => JSON.stringify)
  parseBodies(app)
  refuseIllFormedText(app)
  registerErrorHandler(app)
  addCommonHeaders(app, clock, config.buildId, lifecycle)
  logRequests(app, metrics)
  if (config.mode === 'local') await registerApiDocs(app)
  operatorRoutes(app, db, lifecycle)
  await registerCalls(app, { ...parts, metrics, chats, keepStartParam }, handlers)
  if (config.adRewardSecret !== null) {
    registerAdCallback(app, config.adRewardSecret, (playerId) =>
      inTransaction(db, (trx) => confirmNewestAd(trx, playerId, clock.nowMs())),
    )
  }
  if (config.mode === 'local') registerLocalRoutes(app, parts)
  await registerPages(app, config, { hasNetworkAds: adModeOf(config) === 'network' })
  return app
}
