import { runOnce, Logger as WorkerLogger } from 'graphile-worker'
import { sql } from 'kysely'
import { pino } from 'pino'
import { jobTasks } from '../../../src/server/jobs/start-jobs.ts'
import { chatsFor } from '../../../src/server/platform/bot/chats-for.ts'
import type { TestApp } from '../server/test-app.ts'

/** Runs every job of a test app that waits, due or not, once; returns how many are left to be retried. */
export const runJobs = async ({ db, database, clock, entropy, config }: TestApp): Promise<number> => {
  await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(db)
  const parts = { db, clock, entropy, config, log: pino({ level: 'silent' }), chats: chatsFor(config) }
  // The worker does not wait until a job's completion is written. With one connection that happens before it fetches the next job.
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
