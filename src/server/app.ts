import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger as PinoLogger } from 'pino'
import type { CallHandlers } from './calls/call-handler.ts'
import { type CallLimits, OWN_LIMITS } from './calls/call-limits.ts'
import type { Candidates } from './candidates.ts'
import type { ClientErrors } from './client-errors.ts'
import type { Clock } from './clock/clock.ts'
import type { ServerConfig } from './config/config.ts'
import { withPrevious } from './config/with-previous.ts'
import type { Db } from './db/database.ts'
import { inTransaction } from './db/transaction.ts'
import type { Entropy } from './entropy/entropy.ts'
import { registerApiDocs } from './http/api-docs.ts'
import { answerClientError } from './http/client-errors.ts'
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
import { adModeOf, confirmOldestAd } from './modules/ads/service.ts'
import { allHandlers } from './modules/all-handlers.ts'
import { takeUpdate } from './modules/bot/service.ts'
import { collectClientErrors } from './modules/client-errors/collect.ts'
import { findSourceWhileServing } from './modules/client-errors/service.ts'
import { keepStartParam } from './modules/friends/service.ts'
import { keepCandidates } from './modules/kombat/candidates.ts'
import type { PaidOffers } from './modules/payments/offers.ts'
import type { TrackError } from './observability/error-tracker.ts'
import { createMetrics, type Metrics } from './observability/metrics.ts'
import { registerAdCallback } from './platform/ads/ad-callback.ts'
import type { Chats } from './platform/bot/chats.ts'
import { chatsFor } from './platform/bot/chats-for.ts'
import { registerUpdateWebhook } from './platform/bot/update-webhook.ts'

interface AppDeps {
  readonly db: Db
  readonly clock: Clock
  readonly entropy: Entropy
  readonly config: ServerConfig
  readonly log: PinoLogger
  readonly handlers?: CallHandlers
  readonly metrics?: Metrics
  readonly chats?: Chats
  readonly lifecycle?: Lifecycle
  readonly paidOffers?: PaidOffers
  readonly opponents?: Candidates
  readonly limits?: CallLimits
  /**
   * Draws candidates; defaults to `entropy`. Kept apart, because these draws depend on timing and would make a seeded
   * `entropy` irreproducible.
   */
  readonly candidateEntropy?: Entropy
  /** A separate connection for `/readyz`, so that busy players do not make the server look unready. */
  readonly probeDb?: Db
  readonly trackError?: TrackError | undefined
}

const ownCandidates = (
  app: FastifyInstance,
  { db, clock, entropy, candidateEntropy = entropy, log }: AppDeps,
): Candidates => {
  const candidates = keepCandidates({ db, clock, entropy: candidateEntropy, log })
  app.addHook('onClose', async () => candidates.stop())
  return candidates
}

const ownClientErrors = (app: FastifyInstance, parts: AppDeps, metrics: Metrics): ClientErrors => {
  const findSource = findSourceWhileServing(parts.config)
  const clientErrors = collectClientErrors({ ...parts, metrics, findSource })
  app.addHook('onClose', () => clientErrors.stop())
  return clientErrors
}

export const buildApp = async (parts: AppDeps): Promise<FastifyInstance> => {
  const { db, clock, config, handlers = allHandlers } = parts
  const metrics = parts.metrics ?? createMetrics({ ofProcess: false })
  const chats = parts.chats ?? chatsFor(config)
  const lifecycle = parts.lifecycle ?? createLifecycle()
  const app: FastifyInstance = Fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: requestIdOf,
    requestTimeout: config.sockets.requestMs,
    keepAliveTimeout: config.sockets.keepAliveMs,
    connectionTimeout: config.sockets.stalledMs,
    maxRequestsPerSocket: config.sockets.requestsMax,
    http: {
      headersTimeout: config.sockets.headersMs,
      connectionsCheckingInterval: config.sockets.checkMs,
      // Detects a peer that disappeared without closing.
      keepAlive: true,
    },
    bodyLimit: config.bodyLimitBytes,
    exposeHeadRoutes: false,
    // While draining, requests already received are answered normally.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    trustProxy: config.trustProxy ? ['loopback', 'linklocal', 'uniquelocal'] : false,
    frameworkErrors: (error, request, reply) => {
      reply.headers(commonHeaders(clock, config.buildId, request.id))
      if (lifecycle.isDraining()) reply.header('connection', 'close')
      sendError(error, request, reply)
    },
    clientErrorHandler: answerClientError,
  })
  const opponents = parts.opponents ?? ownCandidates(app, parts)
  const clientErrors = ownClientErrors(app, parts, metrics)
  app.setValidatorCompiler(validatorCompiler)
  // Only for errors. Answers are serialized by `answerText`.
  app.setSerializerCompiler(() => JSON.stringify)
  parseBodies(app)
  refuseIllFormedText(app)
  registerErrorHandler(app)
  addCommonHeaders(app, clock, config.buildId, lifecycle)
  logRequests(app, metrics)
  if (config.mode === 'local') await registerApiDocs(app)
  operatorRoutes(app, parts.probeDb ?? db, lifecycle, config.readyCacheMs)
  const limits = parts.limits ?? OWN_LIMITS
  await registerCalls(app, { ...parts, metrics, chats, opponents, clientErrors, keepStartParam, limits }, handlers)
  if (config.adRewardSecret !== null) {
    registerAdCallback(app, withPrevious(config.adRewardSecret, config.adRewardSecretPrevious), (playerId) =>
      inTransaction(db, (trx) => confirmOldestAd(trx, playerId, clock.nowMs())),
    )
  }
  if (config.botUpdates === 'webhook' && config.botWebhookSecret !== null) {
    registerUpdateWebhook(app, {
      secrets: withPrevious(config.botWebhookSecret, config.botWebhookSecretPrevious),
      handle: (update) => takeUpdate({ ...parts, metrics }, update, parts.paidOffers),
      onRefused: () => metrics.countRefusedWebhook(),
    })
  }
  if (config.mode === 'local') registerLocalRoutes(app, parts)
  await registerPages(app, config, { hasNetworkAds: adModeOf(config) === 'network' })
  return app
}
