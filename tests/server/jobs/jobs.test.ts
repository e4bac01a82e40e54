import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { createMetrics } from '#server/observability/metrics.ts'
import { chatsFor } from '#server/platform/bot/chats-for.ts'
import { createTestDatabase } from '#tests/helpers/database/test-database.ts'
import { createSettableClock } from '#tests/helpers/server/settable-clock.ts'
import { TEST_NOW_MS, testConfig } from '#tests/helpers/server/test-app.ts'

const TWO_DAYS_MS = 2 * 86_400_000

const database = await createTestDatabase()
afterAll(() => database.drop())

test('the jobs of two processes on one database start, work by the game’s clock and stop', async () => {
  const { db, url: databaseUrl } = database
  const messages: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void messages.push(line) })
  const clock = createSettableClock(TEST_NOW_MS)
  const config = testConfig()
  const metrics = createMetrics({ ofProcess: false })
  const runners = await Promise.all(
    [1, 2].map(() =>
      startJobs({ databaseUrl, clock, log, metrics, entropy: systemEntropy, config, chats: chatsFor(config) }),
    ),
  )

  await db
    .insertInto('idempotency')
    .values({
      player_id: 1,
      key: crypto.randomUUID(),
      call: 'users.claim',
      body_hash: '',
      answer: JSON.stringify({ data: {} }),
      at: new Date(TEST_NOW_MS - TWO_DAYS_MS),
    })
    .execute()
  await sql`select graphile_worker.add_job('prune-idempotency')`.execute(db)
  await sql`select graphile_worker.add_job('ensure-partitions')`.execute(db)
  await vi.waitFor(
    async () => {
      // Counts these two alone, because at the turn of a minute the calendar adds others.
      const { rows } = await sql<{ jobs: bigint }>`
        select count(*) as jobs from graphile_worker.jobs
        where task_identifier in ('prune-idempotency', 'ensure-partitions')`.execute(db)
      expect(rows[0]?.jobs).toBe(0n)
    },
    { timeout: 15_000, interval: 20 },
  )
  expect(await db.selectFrom('idempotency').selectAll().execute()).toEqual([])
  const { rows } = await sql<{ there: boolean }>`select to_regclass('fights_2026_11') is not null as there`.execute(db)
  expect(rows[0]?.there).toBe(true)

  await Promise.all(runners.map((runner) => runner.stop()))
  expect(messages).toEqual([])
})
