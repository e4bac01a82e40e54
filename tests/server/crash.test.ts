import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { relayOutbox, startOutboxRelay } from '#server/jobs/outbox-relay.ts'
import { createMetrics } from '#server/observability/metrics.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { onCopies } from '#tests/helpers/database/citus.ts'
import { createTestDatabase } from '#tests/helpers/database/test-database.ts'
import { type ServerUnderTest, startServerUnderTest } from '#tests/helpers/server/server-process.ts'
import { type PlayerRange, reportedFacts, storedFacts, wrongPayments } from '#tests/helpers/storm/books.ts'
import { wrongClaims } from '#tests/helpers/storm/claims.ts'
import { giveStormGear } from '#tests/helpers/storm/gear.ts'
import { httpTransport, stormClock, stormEnv } from '#tests/helpers/storm/http-transport.ts'
import { runStorm } from '#tests/helpers/storm/storm.ts'

/** Number of server processes. TEST_PROCESSES=2 plays with two. */
const PROCESSES = process.env.TEST_PROCESSES
const KILLS = 10
const OPERATIONS = 1250
/** Roughly the number of requests that the operations make, so that the kills spread evenly. */
const REQUESTS = 1600
const RANGE: PlayerRange = { from: 7000, to: 7023 }

const started: ServerUnderTest[] = []

const database = await createTestDatabase()
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'storm-crash-'))
const clock = stormClock(dataDir, Date.UTC(2026, 10, 23, 12))
afterAll(async () => {
  for (const server of started) server.signal('SIGKILL')
  await Promise.all(started.map(({ exited }) => exited))
  await database.drop()
  fs.rmSync(dataDir, { recursive: true })
})

const start = (): ServerUnderTest => {
  const server = startServerUnderTest(
    stormEnv(database, clock),
    undefined,
    PROCESSES === undefined ? [] : ['--processes', PROCESSES],
  )
  started.push(server)
  return server
}

interface Running {
  readonly process: ServerUnderTest
  readonly address: string
}
const running = async (process: ServerUnderTest): Promise<Running> => ({ process, address: await process.ready })

/** A server that is killed again and again. A spare server starts meanwhile and takes over at once. */
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

it('ten SIGKILLs in the middle of a storm lose or double no acknowledged operation, whatever was repeated, also with items and guilds (rows 109, 113, 114, 118, 124, 125, 141, 142)', {
  timeout: 600_000,
}, async () => {
  const server = await crashingServer()
  let sent = 0
  const transport = httpTransport(clock, server.address, () => {
    sent++
    // The kill hits whatever all other players are doing at this moment.
    if (sent % Math.floor(REQUESTS / (KILLS + 2)) === 0 && server.kills() < KILLS) void server.kill()
  })
  const parts = {
    db: database.db,
    clock,
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
      if (round === 0) await giveStormGear({ ...parts, nowMs: clock.nowMs() }, RANGE)
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
  expect(await onCopies(database.db, (db) => storedFacts(db, RANGE))).toEqual(reportedFacts(log.acknowledged))
  const succeeded = new Set<string>(log.acknowledged.map(({ name }) => name))
  const works = ['refine', 'awaken', 'reroll', 'dismantle', 'equip', 'equipBest', 'equipPreset', 'savePreset']
  const trade = ['market.add', 'market.buy', 'market.cancel', 'stones.upgrade', 'stones.equip']
  const together = ['guild.create', 'guild.join', 'guild.donate', 'boss.fight']
  const wanted = [...works.map((name) => `equipments.${name}`), ...trade, ...together]
  expect(wanted.filter((name) => !succeeded.has(name))).toEqual([])
})
