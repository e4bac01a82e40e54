import http from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database/test-database.ts'
import { signLaunchData } from '#tests/helpers/server/launch-data.ts'
import { NO_CLIENT, type ServerUnderTest, startServerUnderTest } from '#tests/helpers/server/server-process.ts'

const BOT_TOKEN = '123456789:AAFakeTokenForTestsOnly_0123456789'
const PLAYERS = 12
const RESTARTS = 2
const NOTICED_AFTER_MS = 100

let database: TestDatabase
const started: ServerUnderTest[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  for (const server of started) server.signal('SIGKILL')
  await Promise.all(started.map(({ exited }) => exited))
  await database.drop()
})

interface Running {
  readonly process: ServerUnderTest
  readonly address: string
}

const start = async (): Promise<Running> => {
  const server = startServerUnderTest({
    DATABASE_URL: database.url,
    CLIENT_DIR: NO_CLIENT,
    JOBS: 'off',
    LOG_LEVEL: 'error',
    BOT_TOKEN,
    RATE_LIMIT_PER_MINUTE: '1000000',
    DRAIN_DELAY_MS: String(10 * NOTICED_AFTER_MS),
    DRAIN_GRACE_MS: '5000',
  })
  started.push(server)
  return { process: server, address: await server.ready }
}

interface Sent {
  readonly status: number
  /** Whether the server closes this connection after its answer. */
  readonly isLast: boolean
}

const send = (address: string, agent: http.Agent, playerId: number): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const launchData = signLaunchData(BOT_TOKEN, { id: playerId }, { authDate: Math.floor(Date.now() / 1000) })
    const request = http.request(`${address}/api/v1/guild/me`, {
      agent,
      headers: { authorization: `tma ${launchData}` },
    })
    request.on('response', (response) => {
      response.resume()
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, isLast: response.headers.connection === 'close' }),
      )
    })
    request.on('error', reject)
    request.end()
  })

/** A load balancer: it asks each server whether it is ready, and sends new requests to those that are. */
const createBalancer = (first: readonly Running[]) => {
  let ready: readonly Running[] = first
  let all = first
  const look = async (): Promise<void> => {
    const answers = await Promise.all(
      all.map(async (one) => ({ one, ok: (await fetch(`${one.address}/readyz`).catch(() => null))?.ok === true })),
    )
    ready = answers.filter(({ ok }) => ok).map(({ one }) => one)
  }
  const timer = setInterval(() => void look(), NOTICED_AFTER_MS)
  return {
    pick: (turn: number): Running | undefined => ready[turn % ready.length],
    serveBy: async (servers: readonly Running[]): Promise<void> => {
      all = servers
      await look()
    },
    stop: () => clearInterval(timer),
  }
}

test('in a rolling restart of two processes under load, every request that was sent is answered', {
  timeout: 120_000,
}, async () => {
  let [one, two] = await Promise.all([start(), start()])
  const balancer = createBalancer([one, two])
  let isOver = false
  const wrong: unknown[] = []
  let answered = 0
  let lastOnes = 0

  /** Plays as a player with one kept-alive connection to each server. Every request must be answered. */
  const play = async (playerId: number): Promise<void> => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = playerId; !isOver; turn += 1) {
      const server = balancer.pick(turn)
      if (server === undefined) {
        wrong.push('nobody is ready')
        return
      }
      try {
        const { status, isLast } = await send(server.address, agent, playerId)
        if (status === 200) answered += 1
        else wrong.push(status)
        if (isLast) lastOnes += 1
      } catch (error) {
        // A refused connection has sent no request, so a balancer takes another server.
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') wrong.push(error)
      }
    }
    agent.destroy()
  }

  const load = Promise.all(Array.from({ length: PLAYERS }, (_, index) => play(index + 1)))
  const ends: { code: number | null; output: string }[] = []
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const old: Running = one
    one = two
    two = await start()
    await balancer.serveBy([old, one, two])
    old.process.signal('SIGTERM')
    ends.push(await old.process.exited)
    await balancer.serveBy([one, two])
  }
  isOver = true
  await load
  balancer.stop()
  expect(wrong).toEqual([])
  expect(ends).toEqual(Array.from({ length: RESTARTS }, () => ({ code: 0, output: '' })))
  expect(answered).toBeGreaterThan(PLAYERS * RESTARTS)
  expect(lastOnes).toBeGreaterThan(0)
})

test('a request on a connection that was idle when the stop began is answered, within the grace period', {
  timeout: 60_000,
}, async () => {
  const server = await start()
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  expect(await send(server.address, agent, 1)).toEqual({ status: 200, isLast: false })
  server.process.signal('SIGTERM')
  const isListening = async (): Promise<boolean> =>
    new Promise((resolve) => {
      const request = http.get(`${server.address}/healthz`, { agent: false }, (response) => {
        response.resume()
        response.on('end', () => resolve(true))
      })
      request.on('error', () => resolve(false))
    })
  while (await isListening());
  expect(await send(server.address, agent, 1)).toEqual({ status: 200, isLast: true })
  expect((await server.process.exited).code).toBe(0)
  agent.destroy()
})
