import { type TaskList, Logger as WorkerLogger } from 'graphile-worker'
import pg from 'pg'
import { MS_PER_MINUTE } from '../../rules/units.ts'
import { createDb } from '../db/connection.ts'
import type { JobParts } from '../job.ts'
import type { Logger } from '../logger.ts'
import type { Metrics } from '../metrics.ts'
import { allJobs } from '../modules/all-jobs.ts'
import { messagesFor } from '../platform/bot/messages-for.ts'
import { POOL_CONNECTIONS, startBossPools } from './boss-pools.ts'
import { keepRunning } from './keep-running.ts'
import { GAUGE_CONNECTIONS, startOutboxGauge } from './outbox-gauge.ts'
import { upkeepJobs } from './upkeep-jobs.ts'

/** What the jobs of a process need; they open connections of their own. */
interface BackgroundParts extends Omit<JobParts, 'db' | 'messages'> {
  readonly databaseUrl: string
  readonly metrics: Metrics
}

const JOBS_AT_A_TIME = 3
/** Further ones for the pools of the bosses, and to count the outbox. */
const CONNECTIONS = JOBS_AT_A_TIME + POOL_CONNECTIONS + GAUGE_CONNECTIONS
/** Of the queue itself. */
const QUEUE_CONNECTIONS = 4
/** Database connections that the jobs of a process open at most. */
export const JOB_CONNECTIONS = CONNECTIONS + QUEUE_CONNECTIONS
/** Of the queue's own connections; who waits for one tries again. */
const CONNECTION_TIMEOUT_MS = 5000
/** Jobs work through many rows where a call may not. */
const STATEMENT_TIMEOUT_MS = MS_PER_MINUTE

const JOBS = [...upkeepJobs, ...allJobs]

/** When each job is due, as the queue reads it. */
const CRONTAB = JOBS.flatMap(({ name, schedule, maxAttempts }) =>
  schedule === null ? [] : [`${schedule} ${name}${maxAttempts === undefined ? '' : ` ?max=${maxAttempts}`}`],
).join('\n')

/** The jobs by name. */
export const jobTasks = (given: Omit<JobParts, 'messages'>): TaskList => {
  // One for all: it keeps its connections to the Bot API.
  const parts: JobParts = { ...given, messages: messagesFor(given.config) }
  return Object.fromEntries(JOBS.map(({ name, run }) => [name, (payload: unknown) => run(parts, payload)]))
}

const workerLogger = (log: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error({ job: true }, message)
    else if (level === 'warning') log.warn({ job: true }, message)
    else log.debug({ job: true }, message)
  })

/** Starts the jobs in this process. `stop` lets a running one finish. */
export const startJobs = async (parts: BackgroundParts): Promise<{ stop(): Promise<void> }> => {
  const { databaseUrl, log } = parts
  // Never the game's connections: a job that waits must not make players wait.
  const own = createDb(databaseUrl, { max: CONNECTIONS, statementTimeoutMs: STATEMENT_TIMEOUT_MS, log })
  // A pool of its own: a failing job must not take the game's connections or parsers with it.
  const pgPool = new pg.Pool({
    connectionString: databaseUrl,
    max: QUEUE_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
  })
  const logLoss = (error: Error): void => log.warn({ err: error }, 'a job connection was lost')
  // A connection reports its own loss; the pool would do so a second time, with all that the client holds.
  pgPool.on('error', () => undefined)
  pgPool.on('connect', (client) => client.on('error', logLoss))
  const runner = await keepRunning(
    {
      pgPool,
      taskList: jobTasks({ ...parts, db: own.db }),
      crontab: CRONTAB,
      // A slow Bot API must not delay the schedule.
      concurrency: JOBS_AT_A_TIME,
      noHandleSignals: true,
      logger: workerLogger(log),
    },
    log,
  )
  const gauge = startOutboxGauge({ ...parts, db: own.db })
  const pools = startBossPools({ ...parts, db: own.db })
  return {
    stop: async () => {
      await gauge.stop()
      await pools.stop()
      await runner.stop()
      await pgPool.end()
      await own.close()
    },
  }
}
