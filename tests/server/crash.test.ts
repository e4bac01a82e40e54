import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemEntropy } from '../../src/server/entropy.ts'
import { relayOutbox, startOutboxRelay } from '../../src/server/jobs/outbox-relay.ts'
import { createMetrics } from '../../src/server/metrics.ts'
import { auditDifferences } from '../helpers/database/audit.ts'
import { onCopies } from '../helpers/database/citus.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/database/test-database.ts'
import { NO_CLIENT, type ServerUnderTest, startServerUnderTest } from '../helpers/server/server-process.ts'
import { type PlayerRange, storedFacts, toldFacts, wrongPayments } from '../helpers/storm/books.ts'
import type { StormTransport } from '../helpers/storm/caller.ts'
import { wrongClaims } from '../helpers/storm/claims.ts'
import { giveStormGear } from '../helpers/storm/gear.ts'
import { signedRequest } from '../helpers/storm/signed-request.ts'
import { runStorm } from '../helpers/storm/storm.ts'

/** Per server: TEST_PROCESSES=2 plays with two. */
const PROCESSES = process.env.TEST_PROCESSES
const KILLS = 10
const OPERATIONS = 1250
/** About the requests of the operations, so that the kills spread evenly. */
const REQUESTS = 1600
const BOT_TOKEN = '123456789:AAFakeTokenForTestsOnly_0123456789'
const AD_SECRET = 'secret-of-the-ad-network'
const RANGE: PlayerRange = { from: 7000, to: 7023 }

let database: TestDatabase
let dataDir: string
let clockFile: string
let clockMs = Date.UTC(2026, 10, 23, 12)
const started: ServerUnderTest[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'storm-crash-'))
  clockFile = path.join(dataDir, 'clock')
  setClock(clockMs)
})
afterAll(async () => {
  for (const server of started) server.signal('SIGKILL')
  await Promise.all(started.map(({ exited }) => exited))
  await database.drop()
  fs.rmSync(dataDir, { recursive: true })
})

const setClock = (ms: number): void => {
  clockMs = ms
  // Atomic, so that no server reads half.
  fs.writeFileSync(`${clockFile}.next`, new Date(ms).toISOString())
  fs.renameSync(`${clockFile}.next`, clockFile)
}

const start = (): ServerUnderTest => {
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    CLIENT_DIR: NO_CLIENT,
    JOBS: 'off',
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
    TEST_CLOCK: clockFile,
    BOT_TOKEN,
    AD_REWARD_SECRET: AD_SECRET,
    AD_BLOCK_ID: '1234',
    RATE_LIMIT_PER_MINUTE: '1000000',
  }
  const server = startServerUnderTest(env, undefined, PROCESSES === undefined ? [] : ['--processes', PROCESSES])
  started.push(server)
  return server
}

interface Running {
  readonly process: ServerUnderTest
  readonly address: string
}
const running = async (process: ServerUnderTest): Promise<Running> => ({ process, address: await process.ready })

/** A spare server starts meanwhile and takes over at once. */
const crashingServer = async () => {
  let current = running(start())
  let next = running(start())
  let kills = 0
  const kill = async (): Promise<void> => {
    const dead = await current
    current = next
    dead.process.signal('SIGKILL')
    kills++
    if (kills < KILLS) next = running(start())
    await dead.process.exited
  }
  await current
  return { address: async () => (await current).address, kill, kills: () => kills }
}

it('ten SIGKILLs in the middle of a storm: no acknowledged operation is lost, none is doubled, whatever was repeated; of items and guilds too (rows 109, 113, 114, 118, 124, 125, 141, 142)', {
  timeout: 600_000,
}, async () => {
  const server = await crashingServer()
  let sent = 0
  const transport: StormTransport = {
    send: async (request) => {
      const { init, url } = signedRequest(request, { botToken: BOT_TOKEN, nowMs: clockMs })
      const address = await server.address()
      sent++
      if (sent % Math.floor(REQUESTS / (KILLS + 2)) === 0 && server.kills() < KILLS) void server.kill()
      const answer = await fetch(`${address}${url}`, init)
      // Locks of a killed server may time others out: a 5xx is retried under its key, as clients do (T3).
      if (answer.status >= 500) throw new Error(`${request.name}: HTTP ${answer.status}`)
      const body = (await answer.json()) as { data?: unknown; code?: string }
      return { status: answer.status, data: (body.data ?? null) as never, code: body.code ?? null }
    },
    confirmAd: async (playerId) => {
      const url = `/platform/ads/reward?secret=${AD_SECRET}&user_id=${playerId}`
      await fetch(`${await server.address()}${url}`).catch(() => undefined)
    },
    nowMs: () => clockMs,
    advance: (ms) => setClock(clockMs + ms),
  }
  const parts = {
    db: database.db,
    clock: { nowMs: () => clockMs },
    entropy: systemEntropy,
    log: pino({ level: 'silent' }),
    metrics: createMetrics({ ofProcess: false }),
  }
  const relay = startOutboxRelay(parts)
  const { log } = await runStorm(transport, {
    seed: 'crash',
    firstId: RANGE.from,
    players: RANGE.to - RANGE.from + 1,
    operations: OPERATIONS,
    betweenRounds: async (round) => {
      if (round === 0) await giveStormGear({ ...parts, nowMs: clockMs }, RANGE)
    },
  })
  await relay.stop()
  while ((await relayOutbox(parts)).tried > 0);
  expect(server.kills()).toBe(KILLS)
  expect(log.unanswered).toBeGreaterThan(KILLS)
  expect(log.wrongs).toEqual([])
  expect(await auditDifferences(database.db)).toEqual([])
  expect(await onCopies(database.db, wrongPayments)).toEqual([])
  expect(await wrongClaims(database.db, RANGE)).toEqual([])
  expect(await onCopies(database.db, (db) => storedFacts(db, RANGE))).toEqual(toldFacts(log.acknowledged))
  const succeeded = new Set<string>(log.acknowledged.map(({ name }) => name))
  const works = ['refine', 'awaken', 'reroll', 'dismantle', 'equip', 'equipBest', 'equipPreset', 'savePreset']
  const trade = ['market.add', 'market.buy', 'market.cancel', 'stones.upgrade', 'stones.equip']
  const together = ['guild.create', 'guild.join', 'guild.donate', 'boss.fight']
  const wanted = [...works.map((name) => `equipments.${name}`), ...trade, ...together]
  expect(wanted.filter((name) => !succeeded.has(name))).toEqual([])
})
