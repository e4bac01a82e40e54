import type { FastifyInstance } from 'fastify'
import type { Logger as PinoLogger } from 'pino'
import { buildApp } from '#server/app.ts'
import type { CallLimits } from '#server/calls/call-limits.ts'
import type { Clock } from '#server/clock/clock.ts'
import type { ServerConfig } from '#server/config/config.ts'
import { listeningAddress } from '#server/config/listening-address.ts'
import { createDb } from '#server/db/connection.ts'
import type { Db } from '#server/db/database.ts'
import { startDesk } from '#server/desk/start-desk.ts'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { createTestEntropy } from '#server/entropy/test-entropy.ts'
import { drainConnections } from '#server/http/drain.ts'
import { createLifecycle } from '#server/http/lifecycle.ts'
import { closingMigration } from '#server/http/maintenance.ts'
import { startMetricsServer } from '#server/http/metrics-server.ts'
import { openOutboxRelay } from '#server/jobs/outbox-relay.ts'
import type { Repeated } from '#server/jobs/repeat.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { startWhileOpen } from '#server/jobs/while-open.ts'
import type { TrackError } from '#server/observability/error-tracker.ts'
import type { FiguresText, Metrics } from '#server/observability/metrics.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { chatsFor } from '#server/platform/bot/chats-for.ts'
import type { ReadyMessage } from './ready-message.ts'

const STOP_AT_THE_LATEST_MS = 15_000

const listen = async (app: FastifyInstance, { host, port }: ServerConfig): Promise<void> => {
  try {
    await app.listen({ host, port })
  } catch (cause) {
    const { code, message, syscall } = cause as NodeJS.ErrnoException
    if (syscall === undefined) throw cause
    if (code !== 'EADDRINUSE')
      throw new OperatorError(`HOST ${host} with PORT ${port} cannot be opened: ${message}.`, { cause })
    throw new OperatorError(`Port ${port} is in use: stop what uses it, or set PORT to another one.`, { cause })
  }
}

/** @throws OperatorError if the port cannot be used, except in local mode */
export const serveMetrics = async (metrics: FiguresText, config: ServerConfig, log: PinoLogger) => {
  if (config.metricsPort === 0) return null
  try {
    return await startMetricsServer(metrics, config.metricsHost, config.metricsPort)
  } catch (cause) {
    const problem = `METRICS_PORT ${config.metricsPort} cannot be opened: ${(cause as Error).message}.`
    // Local mode works without metrics, but an operator must notice their loss.
    if (config.mode === 'messenger') throw new OperatorError(problem, { cause })
    log.warn(`${problem} Going on without metrics.`)
    return null
  }
}

interface ServeParts {
  readonly config: ServerConfig
  readonly databaseUrl: string
  readonly directUrl: string
  readonly clock: Clock
  readonly log: PinoLogger
  readonly limits: CallLimits
  readonly metrics: Metrics
  readonly trackError: TrackError | undefined
  readonly servesMetrics: boolean
  /**
   * True in one process of a server, never in the primary: metrics are gathered from the other processes, so the desk's
   * would be missing.
   */
  readonly opensDesk: boolean
  /** True in one process of a server with JOBS=on. Its other processes deliver outbox messages too, but run no jobs. */
  readonly runsJobs: boolean
}

/**
 * Starts metrics server, desk and background work. @param probe asks whether the game is closed @throws OperatorError if
 * a port cannot be opened
 */
const startBeside = async (
  {
    clock,
    config,
    databaseUrl: callsUrl,
    directUrl: databaseUrl,
    log,
    metrics,
    opensDesk,
    runsJobs,
    servesMetrics,
  }: ServeParts,
  probe: Db,
) => {
  const common = { databaseUrl, clock, log, entropy: systemEntropy }
  const metricsServer = servesMetrics ? await serveMetrics(metrics, config, log) : null
  const desk = opensDesk ? await startDesk({ config, databaseUrl: callsUrl, clock, log, metrics }) : null
  const startBackground = async (): Promise<Repeated> => {
    const jobs = runsJobs ? await startJobs({ ...common, metrics, config, chats: chatsFor(config) }) : null
    const relay = openOutboxRelay(common)
    return { stop: async () => void (await Promise.all([relay.stop(), jobs?.stop()])) }
  }
  const background = config.jobs
    ? await startWhileOpen({
        start: startBackground,
        closing: () => closingMigration(probe),
        log,
        pauseMs: config.maintenanceCacheMs,
      })
    : null
  return { metricsServer, desk, background }
}

/**
 * The process ends after a signal, or with its parent (launcher or cluster primary). @throws OperatorError when it
 * cannot listen
 */
export const serve = async (parts: ServeParts): Promise<void> => {
  const { config, databaseUrl, clock, log, limits, metrics } = parts
  const pooled = config.databasePooler === 'transaction'
  const database = createDb(databaseUrl, { role: 'calls', max: config.dbPoolMax, pooled, log })
  const probeDatabase = createDb(databaseUrl, { role: 'probe', max: 1, statementTimeoutMs: 2000, pooled, log })
  const lifecycle = createLifecycle()
  const app = await buildApp({
    db: database.db,
    clock,
    entropy: config.testEntropyFile === null ? systemEntropy : createTestEntropy(config.testEntropyFile),
    candidateEntropy: systemEntropy,
    config,
    log,
    metrics,
    lifecycle,
    limits,
    probeDb: probeDatabase.db,
    trackError: parts.trackError,
  })
  await listen(app, config)
  const starting = startBeside(parts, probeDatabase.db)

  let stopping = false
  const stop = async (reason: string): Promise<void> => {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'stopping')
    const { drainDelayMs, drainGraceMs } = config
    setTimeout(() => process.exit(1), drainDelayMs + drainGraceMs + STOP_AT_THE_LATEST_MS).unref()
    lifecycle.drain()
    await new Promise((resolve) => setTimeout(resolve, drainDelayMs))
    await drainConnections(app.server, drainGraceMs)
    await app.close()
    const { metricsServer, desk, background } = await starting
    await background?.stop()
    await metricsServer?.close()
    await desk?.close()
    await Promise.all([database, probeDatabase].map(({ close }) => close()))
    log.info('stopped')
    process.exit(0)
  }
  // Registered before the jobs have started: calls are answered from `listen` on, and a signal must not cut them off.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal))
  // The parent (launcher or cluster primary) is gone, and with a launcher the embedded PostgreSQL.
  process.on('disconnect', () => void stop('launcher ended'))
  await starting
  if (lifecycle.isDraining()) return

  const address = listeningAddress(app.server, config.host)
  log.info({ address, mode: config.mode, build: config.buildId, pid: process.pid }, 'ready')
  process.send?.({ ready: address, mode: config.mode } satisfies ReadyMessage)
}
