import cluster from 'node:cluster'
import { loadArt } from './art.ts'
import { type CallLimits, COUNTED_CALLERS_MAX, OWN_LIMITS, RATE_WINDOW_MS } from './calls/call-limits.ts'
import { clockOf } from './clock/test-clock.ts'
import { SETTING_NAMES } from './config/config.ts'
import { refuseMissingClient } from './config/config-paths.ts'
import { processesOf } from './config/processes-option.ts'
import { misspelledVariables } from './config/variable-names.ts'
import type { Db } from './db/database.ts'
import { refuseDatabaseElsewhere } from './local/database-elsewhere.ts'
import { refuseOtherSecret } from './modules/bot/service.ts'
import { createLogger } from './observability/create-logger.ts'
import { startErrorTracker } from './observability/error-tracker.ts'
import { createMetrics } from './observability/metrics.ts'
import { OperatorError } from './operators/operator-error.ts'
import { refuseOtherUpdates } from './platform/bot/webhook-setup.ts'
import { prepareDatabase } from './prepare-database.ts'
import { refuseUnlimitedRole } from './processes/connections.ts'
import { placeOfThisProcess, servePlayersInProcesses } from './processes/primary.ts'
import { serve } from './processes/serve.ts'
import { createSharedCount } from './processes/shared-count.ts'
import { loadConfig } from './run/load-config.ts'

const sharedLimits = (processes: number, perMinute: number): CallLimits => {
  const channel = {
    send: (message: object) => void process.send?.(message, undefined, undefined, () => undefined),
    onMessage: (listener: (message: unknown) => void) => void process.on('message', listener),
  }
  const countCall = createSharedCount(channel, {
    windowMs: RATE_WINDOW_MS,
    callersMax: COUNTED_CALLERS_MAX,
    limit: perMinute,
    processes,
    nowMs: () => performance.now(),
  })
  return { processes, countCall }
}

/** Reads the command line and the settings. @throws OperatorError for what an operator has to change */
export const startServer = async (): Promise<void> => {
  const processes = processesOf(process.argv.slice(2))
  const config = loadConfig()
  const { databaseUrl } = config
  if (databaseUrl === null) {
    throw new OperatorError('DATABASE_URL is not set: set it, or start with npm start, which brings PostgreSQL along.')
  }
  refuseDatabaseElsewhere(config)
  refuseMissingClient(config)
  // Loads the art now instead of during the first player's request.
  loadArt()
  const clock = clockOf(config)
  const trackError = config.sentryDsn === null ? undefined : await startErrorTracker(config.sentryDsn, config)
  const log = createLogger(config, { trackError })
  // Null only with the embedded database, which has one address and no pooler.
  const directUrl = config.directDatabaseUrl ?? databaseUrl
  const parts = { config, databaseUrl, directUrl, clock, trackError }
  if (cluster.worker) {
    // Otherwise Node ends a worker in the middle of its calls as soon as the primary is gone.
    cluster.worker.exitedAfterDisconnect = true
    const place = placeOfThisProcess()
    await serve({
      ...parts,
      log: log.child({ process: place }),
      limits: sharedLimits(processes, config.rateLimitPerMinute),
      metrics: createMetrics({ ofProcess: true, gathered: true, buildId: config.buildId }),
      servesMetrics: false,
      opensDesk: place === 0,
      runsJobs: config.jobs && place === 0,
    })
    return
  }
  for (const sentence of misspelledVariables(process.env, SETTING_NAMES)) log.warn(sentence)
  await refuseOtherUpdates(config, log)
  const worldSeed = config.mode === 'local' ? config.worldSeed : null
  const check = (db: Db): Promise<void> => refuseOtherSecret(db, config, log)
  await prepareDatabase({ databaseUrl: directUrl, nowMs: clock.nowMs(), log, worldSeed, check })
  if (config.databasePooler !== 'none') await refuseUnlimitedRole(databaseUrl)
  if (processes > 1) {
    await servePlayersInProcesses({ config, databaseUrl, log, processes })
    return
  }
  await serve({
    ...parts,
    log,
    limits: OWN_LIMITS,
    metrics: createMetrics({ ofProcess: true, buildId: config.buildId }),
    servesMetrics: true,
    opensDesk: true,
    runsJobs: config.jobs,
  })
}
