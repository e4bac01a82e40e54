import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { refuseBusyPort, startServerProcess } from '#server/run/launcher.ts'
import { createEmptyDatabase, type TestDatabase } from '#tests/helpers/database/test-database.ts'
import { freePort } from '#tests/helpers/server/free-port.ts'
import { signLaunchData } from '#tests/helpers/server/launch-data.ts'
import { NO_CLIENT, type ServerUnderTest, startServerUnderTest } from '#tests/helpers/server/server-process.ts'
import { testConfig } from '#tests/helpers/server/test-app.ts'
import { builtServer } from '#tests/run/server-build.ts'

const BOT_TOKEN = '123456789:AAFakeTokenForTestsOnly_0123456789'

let database: TestDatabase
let dataDir: string
const running: ServerUnderTest[] = []
beforeAll(async () => {
  database = await createEmptyDatabase()
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'server-process-'))
})
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.signal('SIGKILL')
    await server.exited
  }
})
afterAll(async () => {
  await database.drop()
  fs.rmSync(dataDir, { recursive: true })
})

const start = (env: Record<string, string> = {}): ServerUnderTest => {
  const server = startServerUnderTest({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    CLIENT_DIR: NO_CLIENT,
    JOBS: 'off',
    ...env,
  })
  running.push(server)
  return server
}

const launchHeader = (userId: number) => ({
  authorization: `tma ${signLaunchData(BOT_TOKEN, { id: userId }, { authDate: Math.floor(Date.now() / 1000) })}`,
})

describe('the server process', { timeout: 60_000 }, () => {
  test('may be started several times at once on an empty database: one migrates and grows the world (R44)', async () => {
    const addresses = await Promise.all([start().ready, start().ready])
    for (const address of addresses) {
      const answer = await fetch(`${address}/readyz`)
      expect(await answer.json()).toEqual({ data: { ready: true, reason: null } })
      expect((await fetch(`${address}/local/session`)).status).toBe(200)
    }
    const { rows } = await sql<{ n: bigint }>`select count(*) as n from players where npc`.execute(database.db)
    expect(rows[0]?.n).toBe(300n)
  })

  test('drains also when it is stopped as soon as it answers, before its jobs have started', async () => {
    const port = String(await freePort())
    const server = start({ BOT_TOKEN, PORT: port, JOBS: 'on', DRAIN_GRACE_MS: '0' })
    const answers = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(answers, { timeout: 30_000, interval: 5 }).toBe(true)
    server.signal('SIGTERM')
    expect((await server.exited).code).toBe(0)
  })

  test('with a bot token takes launch data that this token signed, and has no local mode (R45)', async () => {
    const address = await start({ BOT_TOKEN }).ready
    const ask = (headers: Record<string, string>) => fetch(`${address}/api/v1/guild/me`, { headers })
    expect((await ask(launchHeader(77))).status).toBe(200)
    expect((await ask({})).status).toBe(401)
    const forged = { authorization: launchHeader(77).authorization.replace('77', '78') }
    expect(await (await ask(forged)).json()).toMatchObject({ code: 'authentication-invalid' })
    expect((await fetch(`${address}/local/session`)).status).toBe(404)
  })

  test('asked to stop, finishes the call it is in, then ends with 0', async () => {
    const server = start({ BOT_TOKEN })
    const address = await server.ready
    const locker = await database.pool.connect()
    await locker.query('begin')
    // Onboarding writes a season row last, so this lock holds it up.
    await locker.query('lock table user_seasons')
    const call = fetch(`${address}/api/v1/users/onboard`, {
      method: 'POST',
      headers: { ...launchHeader(501), 'content-type': 'application/json' },
      body: '{"house_id":4}',
    })
    await vi.waitFor(
      async () => {
        const { rows } = await sql<{ n: bigint }>`
          select count(*) as n from pg_locks where not granted
            and relation = 'user_seasons'::regclass`.execute(database.db)
        expect(rows[0]?.n).toBe(1n)
      },
      { timeout: 10_000, interval: 10 },
    )
    server.signal('SIGTERM')
    server.signal('SIGTERM')
    await vi.waitFor(() => expect(fetch(`${address}/healthz`)).rejects.toThrow(), { timeout: 10_000, interval: 10 })
    await locker.query('rollback')
    locker.release()
    const answer = await call
    expect(answer.status).toBe(200)
    const { code, output } = await server.exited
    expect(code).toBe(0)
    expect(output).toContain('"msg":"stopped"')
    expect(output).not.toContain('hash=')
  })

  test('refuses a port in use, a wrong variable and a missing database with a sentence each', async () => {
    const holder = net.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => holder.once('listening', resolve))
    const port = String((holder.address() as net.AddressInfo).port)
    const cases: [Record<string, string>, RegExp][] = [
      [{ PORT: port }, new RegExp(`^Port ${port} is in use: stop what uses it, or set PORT to another one\\.$`, 'm')],
      [{ PORT: 'many' }, /^PORT is "many", but it takes a whole number from 0 to 65535\.$/m],
      [{ DATABASE_URL: '' }, /^DATABASE_URL is not set: set it, or start with npm start/m],
      [
        { DATABASE_URL: 'postgres://app@db.invalid/game', LOCAL_MODE: '' },
        /^The database is on db\.invalid, but without/m,
      ],
      [{ DATABASE_URL: 'postgres://app@127.0.0.1:1/none' }, /^The database does not answer: .*ECONNREFUSED/m],
      [{ BOT_TOKEN, METRICS_PORT: port }, new RegExp(`^METRICS_PORT ${port} cannot be opened: .*EADDRINUSE`, 'm')],
    ]
    const ends = await Promise.all(cases.map(([env]) => start(env).exited))
    for (const [index, { code, output }] of ends.entries()) {
      expect(output).toMatch(cases[index]?.[1] ?? /never/)
      expect(code).toBe(1)
    }
    holder.close()
  })

  test('starts in local mode without figures when their port is in use, also from its launcher', async () => {
    const holder = net.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => holder.once('listening', resolve))
    const METRICS_PORT = String((holder.address() as net.AddressInfo).port)
    const server = start({ METRICS_PORT, LOG_LEVEL: 'warn' })
    expect((await fetch(`${await server.ready}/readyz`)).status).toBe(200)
    server.signal('SIGTERM')
    const { code, output } = await server.exited
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(`METRICS_PORT ${METRICS_PORT} cannot be opened: .*EADDRINUSE`),
    ])

    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      CLIENT_DIR: NO_CLIENT,
      JOBS: 'off',
      METRICS_PORT,
      LOCAL_MODE: 'on',
    }
    await refuseBusyPort(testConfig({ port: 0, metricsPort: Number(METRICS_PORT) }))
    let onReady: (address: string) => void = () => undefined
    const ready = new Promise<string>((resolve) => {
      onReady = resolve
    })
    const launched = startServerProcess(
      [builtServer()],
      { ...env, HOST: '', PORT: '0', LOG_LEVEL: 'silent' },
      (message) => onReady(message.ready),
    )
    const first = await Promise.race([ready, launched.ended])
    expect(first).toMatch(/^http:/)
    expect((await fetch(`${first}/readyz`)).status).toBe(200)
    await launched.stop()
    holder.close()
  })

  test('follows the file of TEST_CLOCK', async () => {
    const file = path.join(dataDir, 'clock')
    fs.writeFileSync(file, '2027-05-01T10:00:00Z')
    const address = await start({ TEST_CLOCK: file }).ready
    const serverTime = async () => (await fetch(`${address}/healthz`)).headers.get('x-server-time')
    expect(await serverTime()).toBe(String(Date.UTC(2027, 4, 1, 10)))
    fs.writeFileSync(file, '2027-05-01T10:11:00Z')
    expect(await serverTime()).toBe(String(Date.UTC(2027, 4, 1, 10, 11)))
  })

  test('serves its figures on a port of their own', async () => {
    const probe = net.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => probe.once('listening', resolve))
    const { port } = probe.address() as net.AddressInfo
    await new Promise((resolve) => probe.close(resolve))
    const address = await start({ METRICS_PORT: String(port) }).ready
    await fetch(`${address}/api/v1/guild/me`)
    const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(figures).toContain('house_kombat_call_seconds_count{call="guild.me",status="401"} 1')
    expect(figures).toContain('process_cpu_seconds_total')
    expect((await fetch(`${address}/metrics`)).status).toBe(404)
  })
})
