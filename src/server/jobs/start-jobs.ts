import { type RunnerOptions, type Task, type TaskList, Logger as WorkerLogger } from 'graphile-worker'
import pg from 'pg'
import { MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import { createDb, named } from '#server/db/connection.ts'
import { enqueue } from '#server/db/queue.ts'
import type { Job, JobDeps } from '#server/job.ts'
import { allJobs } from '#server/modules/all-jobs.ts'
import type { Logger } from '#server/observability/logger.ts'
import type { Metrics } from '#server/observability/metrics.ts'
import { watchPool } from '#server/observability/pool-tally.ts'
import { messagesFor } from '#server/platform/bot/messages-for.ts'
import { POOL_CONNECTIONS, startBossPools } from './boss-pools.ts'
import { startBotQueueGauge } from './bot-queue-gauge.ts'
import { POLLING_CONNECTIONS, startPolling } from './bot-updates.ts'
import { keepRunning } from './keep-running.ts'
import { SENDER_CONNECTIONS, startMessageSender } from './message-sender.ts'
import { expectCalendar, runObserved } from './observed-job.ts'
import { GAUGE_CONNECTIONS, startOutboxGauge } from './outbox-gauge.ts'
import { startPaymentsGauge } from './payments-gauge.ts'
import { startPlayersGauge } from './players-gauge.ts'
import { startTournamentGauge } from './tournament-gauge.ts'
import { upkeepJobs } from './upkeep-jobs.ts'

interface BackgroundParts extends Omit<JobDeps, 'db'> {
  readonly databaseUrl: string
  readonly metrics: Metrics
}

const JOBS_AT_A_TIME = 3
/**
 * Enqueued jobs (exports, erasures, task checks, the bot's answers) have slots apart from scheduled jobs, which
 * therefore never wait for them.
 */
const ENQUEUED_AT_A_TIME = 2
const CONNECTIONS = JOBS_AT_A_TIME + ENQUEUED_AT_A_TIME + POOL_CONNECTIONS + GAUGE_CONNECTIONS + POLLING_CONNECTIONS
/** Of these the queue's two runners keep one each to listen on. */
const QUEUE_CONNECTIONS = 5
export const JOB_CONNECTIONS = CONNECTIONS + QUEUE_CONNECTIONS + SENDER_CONNECTIONS
const CONNECTION_TIMEOUT_MS = 5000
/** A job may process more rows than a call, so it has more time. */
const STATEMENT_TIMEOUT_MS = MS_PER_MINUTE

export const JOBS: readonly Job[] = [...upkeepJobs, ...allJobs]
const isOfCalendar = ({ schedule }: Job): boolean => schedule !== null

/** Cron's resolution is a minute; `inItsSecond` adds the second. */
export const CRONTAB = JOBS.flatMap(({ name, schedule, maxAttempts }) =>
  schedule === null ? [] : [`${schedule} ${name}${maxAttempts === undefined ? '' : ` ?max=${maxAttempts}`}`],
).join('\n')

/** The minute for which the queue's cron added the job. Null for other jobs. */
const minuteOf = (payload: unknown): Date | null => {
  const { _cron } = (payload ?? {}) as { readonly _cron?: { readonly ts: string } }
  return _cron ? new Date(_cron.ts) : null
}

/** Delays a job to its second without occupying a slot. */
const inItsSecond =
  (job: Job, parts: JobDeps): Task =>
  async (payload, helpers) => {
    const { name, second = 0, maxAttempts } = job
    const minute = minuteOf(payload)
    if (minute === null || second === 0) return runObserved(job, parts, payload, helpers.job.run_at)
    await helpers.addJob(
      name,
      {},
      {
        runAt: new Date(minute.getTime() + second * MS_PER_SECOND),
        jobKey: name,
        // `preserve_run_at`: the next minute's run must not postpone a late run.
        jobKeyMode: 'preserve_run_at',
        ...(maxAttempts !== undefined && { maxAttempts }),
      },
    )
  }

export const jobTasks = (parts: JobDeps, jobs: readonly Job[] = JOBS): TaskList =>
  Object.fromEntries(jobs.map((job) => [job.name, inItsSecond(job, parts)]))

const workerLogger = (log: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error({ job: true }, message)
    else if (level === 'warning') log.warn({ job: true }, message)
    else log.debug({ job: true }, message)
  })

/** Processes that start at the same time add each job only once. */
const addThoseOfStart = async (parts: JobDeps): Promise<void> => {
  for (const { name, isDueAtStart } of JOBS) if (isDueAtStart?.(parts)) await enqueue(parts.db, name, {}, { key: name })
}

/** `stop` waits for running jobs. */
export const startJobs = async (parts: BackgroundParts): Promise<{ stop(): Promise<void> }> => {
  const { databaseUrl, log } = parts
  // The game's own connections are left to calls: a waiting job must not delay players.
  const own = createDb(databaseUrl, { role: 'jobs', max: CONNECTIONS, statementTimeoutMs: STATEMENT_TIMEOUT_MS, log })
  // A separate pool keeps a failing job away from the game's connections and parsers.
  const pgPool = new pg.Pool({
    connectionString: databaseUrl,
    ...named('queue'),
    max: QUEUE_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
  })
  const forgetPool = watchPool('queue', pgPool)
  const logLoss = (error: Error): void => log.warn({ err: error }, 'a job connection was lost')
  // The connection already reports its loss. The pool would log it again, with the whole client.
  pgPool.on('error', () => undefined)
  pgPool.on('connect', (client) => client.on('error', logLoss))
  const jobDeps: JobDeps = { ...parts, db: own.db }
  const start = (
    jobs: readonly Job[],
    concurrency: number,
    calendar: Pick<RunnerOptions, 'crontab' | 'parsedCronItems'>,
  ) =>
    keepRunning(
      {
        pgPool,
        taskList: jobTasks(jobDeps, jobs),
        ...calendar,
        concurrency,
        noHandleSignals: true,
        logger: workerLogger(log),
      },
      log,
    )
  const calendar = await start(JOBS.filter(isOfCalendar), JOBS_AT_A_TIME, { crontab: CRONTAB })
  const unscheduled = JOBS.filter((job) => !isOfCalendar(job))
  const enqueued = await start(unscheduled, ENQUEUED_AT_A_TIME, { parsedCronItems: [] })
  expectCalendar(JOBS, parts.metrics)
  await addThoseOfStart(jobDeps)
  const sender = startMessageSender({
    ...parts,
    messages: messagesFor(parts.config),
    botLink: parts.config.client.botLink,
  })
  const gauge = startOutboxGauge({ ...parts, db: own.db })
  const tournamentGauge = startTournamentGauge({ ...parts, db: own.db })
  const paymentsGauge = startPaymentsGauge({ ...parts, db: own.db })
  const botQueueGauge = startBotQueueGauge({ ...parts, db: own.db })
  const playersGauge = startPlayersGauge({ ...parts, db: own.db })
  const pools = startBossPools(jobDeps)
  const updates = startPolling(jobDeps)
  return {
    stop: async () => {
      const gauges = [gauge, tournamentGauge, paymentsGauge, botQueueGauge, playersGauge]
      await Promise.all([sender, ...gauges, pools, updates, calendar, enqueued].map((work) => work.stop()))
      forgetPool()
      await pgPool.end()
      await own.close()
    },
  }
}
