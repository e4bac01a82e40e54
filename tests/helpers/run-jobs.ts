import { runOnce, Logger as WorkerLogger } from 'graphile-worker'
import { sql } from 'kysely'
import { pino } from 'pino'
import { jobTasks } from '../../src/server/jobs/start-jobs.ts'
import { chatsFor } from '../../src/server/platform/bot/chats-for.ts'
import type { TestApp } from './test-app.ts'

/** Runs every job of a test app that waits, due or not, once; answers how many are left to be run again. */
export const runJobs = async ({ db, database, clock, entropy, config }: TestApp): Promise<number> => {
  await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(db)
  const parts = { db, clock, entropy, config, log: pino({ level: 'silent' }), chats: chatsFor(config) }
  // The worker does not wait until the end of a job is written. On one connection that comes before it looks for the next job.
  await runOnce({
    connectionString: database.url,
    maxPoolSize: 1,
    taskList: jobTasks(parts),
    noHandleSignals: true,
    noPreparedStatements: true,
    logger: new WorkerLogger(() => () => undefined),
  })
  const { rows } = await sql<{ jobs: bigint }>`select count(*) as jobs from graphile_worker._private_jobs`.execute(db)
  return Number(rows[0]?.jobs)
}
