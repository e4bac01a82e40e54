import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { killWorker, onCopies, recoverPrepared, startWorker } from '#tests/helpers/database/citus.ts'
import { relayAll } from '#tests/helpers/database/relay-outbox.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'
import { type PlayerRange, reportedFacts, storedFacts, wrongPayments } from '#tests/helpers/storm/books.ts'
import type { StormTransport } from '#tests/helpers/storm/caller.ts'
import { wrongClaims } from '#tests/helpers/storm/claims.ts'
import { runStorm } from '#tests/helpers/storm/storm.ts'

const OPERATIONS = 2000
/** The worker is killed after this many requests, and started again after this many answers of 503. */
const KILLED_AT = 1000
const AWAY_FOR = 40
/** Interval of retries. Real clients wait for `Retry-After`; here retries must merely last until the worker is back. */
const RETRY_MS = 250
const RANGE: PlayerRange = { from: 7000, to: 7023 }

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

it('a worker killed in the middle of a storm and brought back: meanwhile calls answer a clear 503, others play on, and nothing is lost or doubled', {
  timeout: 600_000,
}, async () => {
  let sent = 0
  let refused = 0
  let goodMeanwhile = 0
  let state: 'before' | 'away' | 'back' = 'before'
  const wrongs: string[] = []
  const transport: StormTransport = {
    send: async ({ as, input, key, name, startParam }) => {
      if (++sent === KILLED_AT) {
        state = 'away'
        await killWorker(2)
      }
      const answer = await server.call(name, input, {
        as,
        idempotencyKey: key,
        ...(startParam === undefined ? {} : { startParam }),
      })
      const { status } = answer
      if (status < 500) {
        if (state === 'away') goodMeanwhile++
        return { status, data: status === 200 ? answer.data : null, code: status === 200 ? null : answer.error.code }
      }
      if (status !== 503 || answer.headers['retry-after'] === undefined)
        wrongs.push(`${name} ${status} ${answer.error.code}`)
      if (++refused === AWAY_FOR) {
        await startWorker(2)
        await recoverPrepared(server.database.url)
        state = 'back'
      }
      await wait(RETRY_MS)
      throw new Error(`${name}: HTTP ${status}`)
    },
    confirmAd: async () => undefined,
    nowMs: () => server.clock.nowMs(),
    advance: (ms) => server.clock.advance(ms),
  }
  const { log } = await runStorm(transport, {
    seed: 'worker',
    firstId: RANGE.from,
    players: RANGE.to - RANGE.from + 1,
    operations: OPERATIONS,
  })
  await recoverPrepared(server.database.url)
  await relayAll(server)
  expect(state).toBe('back')
  expect(wrongs).toEqual([])
  expect(refused).toBeGreaterThanOrEqual(AWAY_FOR)
  expect(goodMeanwhile).toBeGreaterThan(0)
  expect(log.wrongs).toEqual([])
  expect(await auditDifferences(server.db)).toEqual([])
  expect(await onCopies(server.db, wrongPayments)).toEqual([])
  expect(await wrongClaims(server.db, RANGE)).toEqual([])
  expect(await onCopies(server.db, (db) => storedFacts(db, RANGE))).toEqual(reportedFacts(log.acknowledged))
})
