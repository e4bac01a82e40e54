import { runOnce, Logger as WorkerLogger } from 'graphile-worker'
import { sql } from 'kysely'
import { pino } from 'pino'
import { jobTasks } from '#server/jobs/start-jobs.ts'
import { chatsFor } from '#server/platform/bot/chats-for.ts'
import type { TestApp } from '#tests/helpers/server/test-app.ts'

/** Runs the waiting jobs, due or not. Returns how many jobs are queued afterwards. */
export const runJobs = async ({ db, database, clock, entropy, config }: TestApp): Promise<number> => {
  await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(db)
  const parts = { db, clock, entropy, config, log: pino({ level: 'silent' }), chats: chatsFor(config) }
  // The worker fetches the next job without waiting until a completion is stored. Over a single connection it is stored
  // first.
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
