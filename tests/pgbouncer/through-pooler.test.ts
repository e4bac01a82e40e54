import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createDb } from '#server/db/connection.ts'
import { adminOf } from '#tests/helpers/database/pgbouncer.ts'
import { createEmptyDatabase, type TestDatabase } from '#tests/helpers/database/test-database.ts'
import { freePort } from '#tests/helpers/server/free-port.ts'
import { signLaunchData } from '#tests/helpers/server/launch-data.ts'
import { NO_CLIENT, type ServerUnderTest, startServerUnderTest } from '#tests/helpers/server/server-process.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const BOT_TOKEN = '123456789:AAFakeTokenForTestsOnly_0123456789'
const SOON = { timeout: 30_000, interval: 50 }
const { POOLER_CONSOLE_URL = '', POOLER_NEW_ROLE = '' } = process.env

let database: TestDatabase
let server: ServerUnderTest | null = null
let env: Record<string, string>
beforeAll(async () => {
  database = await createEmptyDatabase()
  const pooled = new URL(database.callsUrl)
  pooled.username = POOLER_NEW_ROLE
  env = {
    DATABASE_URL: pooled.href,
    DATABASE_DIRECT_URL: database.url,
    DATABASE_POOLER: 'transaction',
    CLIENT_DIR: NO_CLIENT,
    BOT_TOKEN,
  }
})
afterAll(async () => {
  server?.signal('SIGKILL')
  await server?.exited
  await database.drop()
})

const call = async (address: string, method: string, url: string, playerId: number, body?: object): Promise<number> => {
  const launchData = signLaunchData(BOT_TOKEN, { id: playerId }, { authDate: Math.floor(Date.now() / 1000) })
  const headers = { authorization: `tma ${launchData}`, ...(body ? { 'content-type': 'application/json' } : {}) }
  const response = await fetch(`${address}/api/v1/${url}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  await response.arrayBuffer()
  return response.status
}

describe('the server behind a pooler in transaction mode', { timeout: 120_000 }, () => {
  test('is refused with a sentence while the role has no limits', async () => {
    const { code, output } = await startServerUnderTest({ LOG_LEVEL: 'warn', ...env }).exited
    expect(output).toBe(
      'The role of DATABASE_URL has no statement_timeout, lock_timeout, idle_in_transaction_session_timeout short enough for calls: run hk database-role once, and let the pooler open its connections anew.\n',
    )
    expect(code).toBe(1)
  })

  test('serves, in two processes, with its jobs, after the command that sets them', async () => {
    const command = spawnSync(process.execPath, ['--import', 'tsx', 'src/server/run/hk/hk.ts', 'database-role'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...env },
    })
    expect(command.stderr).toBe('')
    expect(command.stdout).toContain(`The role ${POOLER_NEW_ROLE} has the limits of calls in the database`)
    await adminOf(POOLER_CONSOLE_URL, 'reconnect')

    const DESK_PORT = String(await freePort())
    server = startServerUnderTest({ ...env, DESK_PORT }, undefined, ['--processes', '2'])
    const address = await server.ready
    const players = Array.from({ length: 24 }, (_, index) => index + 1)
    expect(await Promise.all(players.map((id) => call(address, 'POST', 'users/onboard', id, { house_id: 1 })))).toEqual(
      players.map(() => 200),
    )
    for (const url of ['users/me', 'users/balance', 'combats/find', 'season/me', 'season/path', 'chests'])
      expect(new Set(await Promise.all(players.map((id) => call(address, 'GET', url, id))))).toEqual(new Set([200]))
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    // The desk looks this session up in the database and does not find it.
    const headers = { cookie: `__Host-desk=${'a'.repeat(43)}` }
    const desk = players.map(async () => (await fetch(`http://127.0.0.1:${DESK_PORT}/desk/me`, { headers })).status)
    expect(new Set(await Promise.all(desk))).toEqual(new Set([401]))

    await sql`select graphile_worker.add_job('prune-notifications')`.execute(database.db)
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select id from graphile_worker.jobs where task_identifier = 'prune-notifications'`.execute(database.db)
      expect(rows).toEqual([])
    }, SOON)
    server.signal('SIGTERM')
    expect((await server.exited).code).toBe(0)
    expect(server.output()).not.toContain('the database is in trouble')
  })

  test('ends a call’s statement, its waiting for a lock and its idling in time', async () => {
    const { db, close } = createDb(env.DATABASE_URL ?? '', { max: 2, pooled: true })
    await expect(sql`select pg_sleep(30)`.execute(db)).rejects.toMatchObject({ code: '57014' })
    const locker = await database.pool.connect()
    await locker.query('begin; lock table players')
    await expect(sql`select from players`.execute(db)).rejects.toMatchObject({ code: '55P03' })
    await locker.query('rollback')
    locker.release()
    await close()
  })

  test('lets migrations, jobs and commands take their time, whatever the limits of their role', async () => {
    const direct = new URL(database.url)
    direct.username = POOLER_NEW_ROLE
    const limit = async (options: object): Promise<unknown> => {
      const { db, close } = createDb(direct.href, { max: 1, ...options })
      const { rows } = await sql<{ ms: string }>`select current_setting('statement_timeout') as ms`.execute(db)
      await close()
      return rows[0]?.ms
    }
    expect(await limit({ statementTimeoutMs: 0 })).toBe('0')
    expect(await limit({ statementTimeoutMs: 60_000 })).toBe('1min')
  })
})
