import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { closeForMigration, setMaintenance } from '#server/http/maintenance.ts'
import { createTestDatabase } from '#tests/helpers/database/test-database.ts'
import { NO_CLIENT, startServerUnderTest } from '#tests/helpers/server/server-process.ts'

const SOON = { timeout: 20_000, interval: 50 }

const database = await createTestDatabase()
const { db } = database
const server = startServerUnderTest({ DATABASE_URL: database.url, CLIENT_DIR: NO_CLIENT })
afterAll(async () => {
  server.signal('SIGKILL')
  await server.exited
  await database.drop()
})

const jobsWaiting = async (): Promise<number> => {
  const { rows } = await sql`select 1 from graphile_worker.jobs where task_identifier = 'prune-ads'`.execute(db)
  return rows.length
}
const ofBackground = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name ~ '(queue|jobs|outbox|bot)$'`.execute(db)
  return rows.map(({ name }) => name)
}

test('background work stops while a migration of a newer build closes the process, and runs again once an operator opens it', {
  timeout: 60_000,
}, async () => {
  await server.ready
  expect(await ofBackground()).not.toEqual([])

  await closeForMigration(db, '999-newer')
  await vi.waitFor(async () => expect(await ofBackground()).toEqual([]), SOON)
  await sql`select graphile_worker.add_job('prune-ads')`.execute(db)
  expect(await jobsWaiting()).toBe(1)

  await setMaintenance(db, false)
  await vi.waitFor(async () => expect(await jobsWaiting()).toBe(0), SOON)
  server.signal('SIGTERM')
  expect(await server.exited).toMatchObject({ code: 0 })
})
