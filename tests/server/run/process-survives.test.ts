import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freezeServer } from '#tests/helpers/database/frozen.ts'
import { type OwnPostgres, startOwnPostgres } from '#tests/helpers/database/own-postgres.ts'
import { signLaunchData } from '#tests/helpers/server/launch-data.ts'
import { NO_CLIENT, type ServerUnderTest, startServerUnderTest } from '#tests/helpers/server/server-process.ts'

const BOT_TOKEN = '123456789:AAFakeTokenForTestsOnly_0123456789'
const SOON = { timeout: 30_000, interval: 50 }

let postgres: OwnPostgres
let server: ServerUnderTest
let address: string
beforeAll(async () => {
  postgres = await startOwnPostgres()
  server = startServerUnderTest({ DATABASE_URL: postgres.url, CLIENT_DIR: NO_CLIENT, BOT_TOKEN })
  address = await server.ready
  expect(await call('POST', '/api/v1/users/onboard', { house_id: 1 })).toBe(200)
})
afterAll(async () => {
  server.signal('SIGKILL')
  await server.exited
  await postgres.drop()
})

const call = async (method: string, url: string, body?: object): Promise<number> => {
  const launchData = signLaunchData(BOT_TOKEN, { id: 7 }, { authDate: Math.floor(Date.now() / 1000) })
  const headers = { authorization: `tma ${launchData}`, ...(body ? { 'content-type': 'application/json' } : {}) }
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
  const response = await fetch(address + url, init)
  await response.arrayBuffer()
  return response.status
}
const me = (): Promise<number> => call('GET', '/api/v1/users/me')

const jobs = async (): Promise<{ readonly locked: boolean }[]> => {
  const { rows } = await sql<{ locked: boolean }>`
    select locked_at is not null as locked from graphile_worker.jobs
    where task_identifier = 'prune-ads'`.execute(postgres.db)
  return rows
}

const holdJob = async () => {
  const locker = await postgres.pool.connect()
  await locker.query('begin; lock table task_runs, ad_watches')
  await sql`select graphile_worker.add_job('prune-ads')`.execute(postgres.db)
  await vi.waitFor(async () => expect(await jobs()).toEqual([{ locked: true }]), SOON)
  return locker
}

describe('the server’s process, with its background work', { timeout: 120_000 }, () => {
  test('lives through a restart of its database, and so do players and jobs', async () => {
    const locker = await holdJob()
    const gone = new Promise((resolve) => locker.once('end', resolve))
    await postgres.stop()
    await gone
    locker.release(true)
    expect(await me()).toBe(503)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    await postgres.start()
    expect(await me()).toBe(200)
    await vi.waitFor(async () => {
      await sql`update graphile_worker._private_jobs set run_at = now()`.execute(postgres.db)
      expect(await jobs()).toEqual([])
    }, SOON)
  })

  test('lives through a freeze of its database', async () => {
    const frozen = await freezeServer(postgres, postgres.dataDir)
    try {
      expect(await me()).toBe(503)
    } finally {
      frozen.thaw()
    }
    expect(await me()).toBe(200)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  })

  test('stops with 0 afterwards, and has logged no unhandled error', async () => {
    server.signal('SIGTERM')
    const { code, output } = await server.exited
    expect(output).not.toMatch(/unhandled/i)
    expect(output).toContain('the database is in trouble')
    expect(code).toBe(0)
  })
})
