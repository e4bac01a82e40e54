import { run, type TaskList, Logger as WorkerLogger } from 'graphile-worker'
import type { Kysely } from 'kysely'
import pg from 'pg'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { ensurePartitions } from '../db/partitions.ts'
import type { Logger } from '../logger.ts'
import { pruneIdempotency } from './prune-idempotency.ts'

/** What the jobs work with. */
export interface JobParts {
  readonly databaseUrl: string
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly log: Logger
}

/** When each job runs, in UTC; of all processes on one database exactly one runs it. */
const SCHEDULE = ['17 * * * * prune-idempotency', '23 3 * * * ensure-partitions'].join('\n')

/** The jobs by name. */
export const jobTasks = ({ db, clock, log }: Omit<JobParts, 'databaseUrl'>): TaskList => ({
  'prune-idempotency': async () => {
    const forgotten = await pruneIdempotency(db, clock.nowMs())
    log.info({ forgotten }, 'stored answers pruned')
  },
  'ensure-partitions': () => ensurePartitions(db, clock.nowMs(), log),
})

const workerLogger = (log: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error({ job: true }, message)
    else if (level === 'warning') log.warn({ job: true }, message)
    else log.debug({ job: true }, message)
  })

/** Starts this process's share of the background work. `stop` lets a running job finish. */
export const startJobs = async (parts: JobParts): Promise<{ stop(): Promise<void> }> => {
  const { databaseUrl, log } = parts
  // A pool of its own: a failing job must not take the game's connections or parsers with it.
  const pgPool = new pg.Pool({ connectionString: databaseUrl, max: 3 })
  const noteLoss = (error: Error): void => log.warn({ err: error }, 'a job connection was lost')
  pgPool.on('error', noteLoss)
  // A connection that is in use when PostgreSQL goes away says so itself.
  pgPool.on('connect', (client) => client.on('error', noteLoss))
  const runner = await run({
    pgPool,
    taskList: jobTasks(parts),
    crontab: SCHEDULE,
    concurrency: 1,
    noHandleSignals: true,
    logger: workerLogger(log),
  })
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'background work ended'))
  return {
    stop: async () => {
      await runner.stop()
      await pgPool.end()
    },
  }
}
