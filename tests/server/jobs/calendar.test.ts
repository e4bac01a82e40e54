import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseCrontab, runOnce, Logger as WorkerLogger } from 'graphile-worker'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { CRONTAB, jobTasks, startJobs } from '#server/jobs/start-jobs.ts'
import { upkeepJobs } from '#server/jobs/upkeep-jobs.ts'
import { ACCOUNT_JOB } from '#server/modules/account/account-jobs.ts'
import { allJobs } from '#server/modules/all-jobs.ts'
import { createMetrics } from '#server/observability/metrics.ts'
import { chatsFor } from '#server/platform/bot/chats-for.ts'
import { createTestDatabase } from '#tests/helpers/database/test-database.ts'
import { createSettableClock } from '#tests/helpers/server/settable-clock.ts'
import { TEST_NOW_MS, testConfig } from '#tests/helpers/server/test-app.ts'

const JOBS = [...upkeepJobs, ...allJobs].filter(({ schedule }) => schedule !== null)
const secondOf = (name: string): number => JOBS.find((job) => job.name === name)?.second ?? 0
const MANUAL = path.resolve(import.meta.dirname, '../../../src/server/readme/operate.md')
const log = pino({ level: 'silent' })

const database = await createTestDatabase()
afterAll(() => database.drop())

describe('the calendar of the jobs', () => {
  it('starts no two in the same second, and the boards first, on every minute of two days', () => {
    const items = parseCrontab(CRONTAB)
    const clashes = new Set<string>()
    for (let atMs = TEST_NOW_MS; atMs < TEST_NOW_MS + 2 * MS_PER_DAY; atMs += MS_PER_MINUTE) {
      const at = new Date(atMs)
      const digest = {
        ...{ min: at.getUTCMinutes(), hour: at.getUTCHours(), date: at.getUTCDate() },
        ...{ month: at.getUTCMonth() + 1, dow: at.getUTCDay() },
      }
      const due = items.filter(({ match }) => match(digest)).map(({ task }) => task)
      for (const task of due)
        if (due.some((other) => other !== task && secondOf(other) === secondOf(task))) clashes.add(task)
      expect(due.filter((task) => secondOf(task) === 0)).toEqual(['rebuild-boards'])
    }
    expect([...clashes]).toEqual([])
  })

  it('is in the operators’ manual, job by job', () => {
    const manual = readFileSync(MANUAL, 'utf8')
    const rows = manual.split('\n').filter((line) => /^\| `[\w-]+` \| `[\d*/ ]+` \| \d+ \|/.test(line))
    expect(rows.map((row) => row.split('|').slice(1, 4).join('|').trim()).sort()).toEqual(
      JOBS.map(({ name, schedule, second = 0 }) => `\`${name}\` | \`${schedule}\` | ${second}`).sort(),
    )
  })
})

const jobsNamed = async (name: string) => {
  const { rows } = await sql<{ run_at: Date; attempts: number; locked: boolean; key: string | null }>`
    select run_at, attempts, locked_at is not null as locked, key from graphile_worker.jobs
    where task_identifier = ${name} order by id`.execute(database.db)
  return rows
}

const partsOf = () => {
  const config = testConfig()
  return {
    ...{ config, log, clock: createSettableClock(TEST_NOW_MS), entropy: systemEntropy, chats: chatsFor(config) },
    metrics: createMetrics({ ofProcess: false }),
  }
}

describe('a job with a second', () => {
  const addByCalendar = (ts: string) =>
    sql`select graphile_worker.add_job('match-wishes', ${JSON.stringify({ _cron: { ts } })}::json)`.execute(database.db)
  const runDue = () =>
    runOnce({
      connectionString: database.url,
      maxPoolSize: 1,
      taskList: jobTasks({ ...partsOf(), db: database.db }),
      noHandleSignals: true,
      noPreparedStatements: true,
      logger: new WorkerLogger(() => () => undefined),
    })

  it('waits for it without a place; one that is late stays where it was in the queue, alone', async () => {
    const second = secondOf('match-wishes')
    expect(second).toBeGreaterThan(0)
    for (const minute of ['2099-01-01T00:00:00.000Z', '2099-01-01T00:01:00.000Z']) await addByCalendar(minute)
    await runDue()
    expect(await jobsNamed('match-wishes')).toEqual([
      { run_at: new Date(Date.UTC(2099, 0, 1, 0, 0, second)), attempts: 0, locked: false, key: 'match-wishes' },
    ])
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(database.db)
    await runDue()
    expect(await jobsNamed('match-wishes')).toEqual([])
  })
})

it('jobs of the calendar run while more wait than there are places, and each of these hangs', async () => {
  const { db, pool, url: databaseUrl } = database
  const locker = await pool.connect()
  await locker.query('begin; lock table account_jobs')
  for (let playerId = 1; playerId <= 20; playerId++)
    await sql`
      select graphile_worker.add_job(${ACCOUNT_JOB}::text,
        ${JSON.stringify({ playerId: String(playerId), kind: 'export' })}::json)`.execute(db)
  const jobs = await startJobs({ ...partsOf(), databaseUrl })
  const soon = { timeout: 20_000, interval: 20 }
  await vi.waitFor(async () => expect((await jobsNamed(ACCOUNT_JOB)).some(({ locked }) => locked)).toBe(true), soon)
  await sql`select graphile_worker.add_job('prune-ads')`.execute(db)
  await vi.waitFor(async () => expect(await jobsNamed('prune-ads')).toEqual([]), soon)
  const tried = (await jobsNamed(ACCOUNT_JOB)).filter(({ attempts }) => attempts > 0).length
  expect(tried).toBeLessThan(20)
  await locker.query('rollback')
  locker.release()
  await jobs.stop()
})
