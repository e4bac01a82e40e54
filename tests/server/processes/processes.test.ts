import net from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { createTestDatabase } from '#tests/helpers/database/test-database.ts'
import { freePort } from '#tests/helpers/server/free-port.ts'
import { signLaunchData } from '#tests/helpers/server/launch-data.ts'
import { NO_CLIENT, type ServerUnderTest, startServerUnderTest } from '#tests/helpers/server/server-process.ts'

const BOT_TOKEN = '123456789:AAFakeTokenForTestsOnly_0123456789'
const PROCESSES = 2
const WARM = 1000
const SOON = { timeout: 20_000, interval: 20 }

const running: ServerUnderTest[] = []
const database = await createTestDatabase()
afterEach(async () => {
  await release()
  for (const server of running.splice(0)) {
    server.signal('SIGKILL')
    await server.exited
  }
})
afterAll(() => database.drop())

const start = (env: Record<string, string> = {}, args = ['--processes', String(PROCESSES)]): ServerUnderTest => {
  const server = startServerUnderTest(
    { DATABASE_URL: database.url, CLIENT_DIR: NO_CLIENT, JOBS: 'off', BOT_TOKEN, DB_POOL_MAX: '4', ...env },
    undefined,
    args,
  )
  running.push(server)
  return server
}

interface Line {
  readonly msg: string
  readonly process?: number
  readonly pid?: number
}
const lines = (server: ServerUnderTest, msg: string): Line[] =>
  server
    .output()
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.msg === msg)
const ready = (server: ServerUnderTest, count: number): Promise<Line[]> =>
  vi.waitFor(() => {
    const found = lines(server, 'ready')
    expect(found).toHaveLength(count)
    return found
  }, SOON)
const pids = (server: ServerUnderTest): number[] => lines(server, 'ready').map(({ pid = 0 }) => pid)

const signed = (playerId: number) => ({
  authorization: `tma ${signLaunchData(BOT_TOKEN, { id: playerId }, { authDate: Math.floor(Date.now() / 1000) })}`,
})
/** A new connection for each call, because connections are spread over the processes. */
const ask = async (address: string, headers: Record<string, string>, path = 'guild/me', init = {}): Promise<number> => {
  const answer = await fetch(`${address}/api/v1/${path}`, { headers: { connection: 'close', ...headers }, ...init })
  await answer.arrayBuffer()
  return answer.status
}
const onboard = (address: string, playerId: number): Promise<number> =>
  ask(address, { ...signed(playerId), 'content-type': 'application/json' }, 'users/onboard', {
    method: 'POST',
    body: '{"house_id":4}',
  })
const counts = (statuses: readonly number[]): Record<number, number> =>
  Object.fromEntries([...new Set(statuses)].map((one) => [one, statuses.filter((status) => status === one).length]))

let release = async (): Promise<void> => undefined
/** Holds up onboardings by a lock. Earlier onboardings of other players warm the processes. */
const holdOnboardings = async (address: string, playerIds: readonly number[]): Promise<Promise<number[]>[]> => {
  const warm = await Promise.all(playerIds.map((id) => onboard(address, id + WARM)))
  expect(counts(warm)).toEqual({ 200: playerIds.length })
  const locker = await database.pool.connect()
  await locker.query('begin')
  await locker.query('lock table user_seasons')
  release = async () => {
    release = async () => undefined
    await locker.query('rollback')
    locker.release()
  }
  const calls = Promise.all(playerIds.map((id) => onboard(address, id)))
  await vi.waitFor(async () => {
    const { rows } = await sql<{ n: bigint }>`
      select count(*) as n from pg_locks where not granted and relation = 'user_seasons'::regclass`.execute(database.db)
    expect(Number(rows[0]?.n)).toBe(playerIds.length)
  }, SOON)
  // In an array, because `await` would otherwise also wait for the promise inside.
  return [calls]
}

describe('several processes on one port', { timeout: 120_000 }, () => {
  test('count the calls of a player, and of an address, once for all of them, and their figures, too', async () => {
    const METRICS_PORT = String(await freePort())
    const server = start({ RATE_LIMIT_PER_MINUTE: '10', METRICS_PORT })
    const address = await server.ready
    const everyone = [signed(1), signed(2), {}].map((headers) =>
      Array.from({ length: 16 }, () => ask(address, headers)),
    )
    const [one, two, strangers] = await Promise.all(everyone.map(async (asked) => counts(await Promise.all(asked))))
    expect([one, two, strangers]).toEqual([
      { 200: 10, 429: 6 },
      { 200: 10, 429: 6 },
      { 401: 10, 429: 6 },
    ])
    expect(new Set(lines(server, 'call').map((line) => line.process))).toEqual(new Set([0, 1]))
    const figures = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
    expect(figures).toContain('house_kombat_call_seconds_count{call="guild.me",status="200"} 20\n')
    expect(figures).toContain('process_cpu_seconds_total')
    expect(figures).toContain('\nhouse_kombat_players_online 2\n')
    expect(figures).toContain('house_kombat_pool_connections_max{pool="calls"} 8\n')
    expect(figures).toMatch(/^house_kombat_build_info\{build="[^"]+",host="[^"]+",node="v[^"]+"\} 2$/m)
  })

  test('have one desk, which the first opens and closes, and its figures, too', async () => {
    const [DESK_PORT, METRICS_PORT] = [String(await freePort()), String(await freePort())]
    const server = start({ DESK_PORT, METRICS_PORT })
    await server.ready
    for (let calls = 0; calls < 4; calls += 1)
      expect((await fetch(`http://127.0.0.1:${DESK_PORT}/desk/me`)).status).toBe(401)
    expect(lines(server, 'the desk is open').map((line) => line.process)).toEqual([0])
    const figures = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
    expect(figures).toContain('house_kombat_pool_connections_max{pool="desk"} 3\n')
    expect(figures).toContain('house_kombat_call_seconds_count{call="desk",status="401"} 4\n')
    server.signal('SIGTERM')
    expect((await server.exited).code).toBe(0)
    await expect(fetch(`http://127.0.0.1:${DESK_PORT}/desk/me`)).rejects.toThrow('fetch failed')
  })

  test('asked to stop, finish the calls they are in, all of them, then end with 0', async () => {
    const server = start()
    const address = await server.ready
    const [calls] = await holdOnboardings(address, [301, 302, 303, 304])
    server.signal('SIGTERM')
    await vi.waitFor(() => expect(lines(server, 'stopping')).toHaveLength(PROCESSES), SOON)
    await release()
    expect(await calls).toEqual([200, 200, 200, 200])
    expect((await server.exited).code).toBe(0)
    expect(lines(server, 'stopped')).toHaveLength(PROCESSES)
  })

  test('finish them, too, when the first process, which holds them together, is killed', async () => {
    const server = start()
    const address = await server.ready
    const [calls] = await holdOnboardings(address, [311, 312, 313, 314])
    server.signal('SIGKILL')
    await vi.waitFor(() => expect(lines(server, 'stopping')).toHaveLength(PROCESSES), SOON)
    await release()
    expect(await calls).toEqual([200, 200, 200, 200])
    await server.exited
    expect(lines(server, 'stopped')).toHaveLength(PROCESSES)
  })

  test('go on when one is killed; another takes its place', async () => {
    const server = start()
    const address = await server.ready
    const [victim, other] = await ready(server, PROCESSES)
    process.kill(victim?.pid ?? 0, 'SIGKILL')
    const again = (await ready(server, PROCESSES + 1)).at(-1)
    expect(again?.process).toBe(victim?.process)
    expect(lines(server, 'a server process ended')).toMatchObject([
      { pid: victim?.pid, process: victim?.process, code: null, signal: 'SIGKILL' },
    ])
    expect(await ask(address, signed(9))).toBe(200)
    expect(await ask(address, signed(9))).toBe(200)
    expect(process.kill(other?.pid ?? 0, 0)).toBe(true)
  })

  test('end with one sentence when each ends as soon as it has started', async () => {
    const server = start()
    await server.ready
    const killed = new Set<number>()
    const killing = setInterval(() => {
      for (const pid of pids(server)) {
        if (killed.has(pid)) continue
        killed.add(pid)
        process.kill(pid, 'SIGKILL')
      }
    }, 10)
    const { code, output } = await server.exited
    clearInterval(killing)
    expect(code).toBe(1)
    // The log and the sentence come through two pipes, in either order.
    expect(output.split('\n').filter((line) => line !== '' && !line.startsWith('{'))).toEqual([
      'The server’s processes end again and again as soon as they have started: the log above says why.',
    ])
    expect(lines(server, 'a server process ended')).toHaveLength(5)
  })

  test('are refused with a sentence for another number, another option, a busy port, too few connections', async () => {
    const holder = net.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => holder.once('listening', resolve))
    const PORT = String((holder.address() as net.AddressInfo).port)
    const takes = '--processes takes a whole number from 1 to 64'
    const cases: [Record<string, string>, string[], string][] = [
      [{}, ['--processes', '0'], `${takes}, not "0".`],
      [{}, ['--processes', 'many'], `${takes}, not "many".`],
      [{}, ['--processes=65'], `${takes}, not "65".`],
      [{}, ['--processes'], `${takes}, and there is no other option; given was "--processes".`],
      [{}, ['--proceses', '2'], `${takes}, and there is no other option; given was "--proceses 2".`],
      [{ PORT }, ['--processes', '3'], `Port ${PORT} is in use: stop what uses it, or set PORT to another one.`],
    ]
    const ends = await Promise.all(cases.map(([env, args]) => start({ LOG_LEVEL: 'warn', ...env }, args).exited))
    expect(ends).toEqual(cases.map(([, , sentence]) => ({ code: 1, output: `${sentence}\n` })))
    const { output } = await start({ LOG_LEVEL: 'warn', DB_POOL_MAX: '100' }, ['--processes', '5']).exited
    expect(output).toMatch(
      /^5 processes with DB_POOL_MAX 100 may open 505 connections, but the database takes \d+: lower DB_POOL_MAX to \d+, raise its max_connections, or start fewer processes\.\n$/,
    )
    holder.close()
  })
})

test('--processes 1 is one process, as without the option', { timeout: 60_000 }, async () => {
  const server = start({}, ['--processes', '1'])
  await server.ready
  const [only] = await ready(server, 1)
  expect(only?.process).toBeUndefined()
})
