import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { createMetrics } from '#server/observability/metrics.ts'
import { chatsFor } from '#server/platform/bot/chats-for.ts'
import { startOwnPostgres } from '#tests/helpers/database/own-postgres.ts'
import { createSettableClock } from '#tests/helpers/server/settable-clock.ts'
import { TEST_NOW_MS, testConfig } from '#tests/helpers/server/test-app.ts'

const postgres = await startOwnPostgres()
afterAll(() => postgres.drop())

const jobsOf = async (task: string): Promise<{ readonly locked: boolean }[]> => {
  const { rows } = await sql<{ locked: boolean }>`
    select locked_at is not null as locked from graphile_worker.jobs
    where task_identifier = ${task}`.execute(postgres.db)
  return rows
}

test('a database that goes away under a running job does not end background work: all jobs run again, the interrupted one too', {
  timeout: 60_000,
}, async () => {
  const config = testConfig()
  const logged: string[] = []
  const jobs = await startJobs({
    databaseUrl: postgres.url,
    metrics: createMetrics({ ofProcess: false }),
    clock: createSettableClock(TEST_NOW_MS),
    log: pino({ level: 'info' }, { write: (line) => void logged.push((JSON.parse(line) as { msg: string }).msg) }),
    entropy: systemEntropy,
    config,
    chats: chatsFor(config),
  })
  const locker = await postgres.pool.connect()
  await locker.query('begin; lock table idempotency')
  await sql`select graphile_worker.add_job('prune-idempotency')`.execute(postgres.db)
  const soon = { timeout: 20_000, interval: 20 }
  await vi.waitFor(async () => expect(await jobsOf('prune-idempotency')).toEqual([{ locked: true }]), soon)
  const gone = new Promise((resolve) => locker.once('end', resolve))
  await postgres.stop()
  await gone
  locker.release(true)
  await vi.waitFor(() => expect(logged).toContain('background work cannot start yet'), soon)
  await postgres.start()

  await sql`select graphile_worker.add_job('prune-ads')`.execute(postgres.db)
  await vi.waitFor(async () => expect(await jobsOf('prune-ads')).toEqual([]), soon)
  // The first run may have counted as a failed attempt, after which the queue waits.
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(postgres.db)
  await vi.waitFor(async () => expect(await jobsOf('prune-idempotency')).toEqual([]), soon)
  expect(logged).toContain('background work runs again')
  await jobs.stop()
})
