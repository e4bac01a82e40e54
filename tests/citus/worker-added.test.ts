import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDb } from '#server/db/connection.ts'
import { distribute } from '#server/db/distribute.ts'
import { migrate } from '#server/db/migrate.ts'
import { installQueue } from '#server/db/queue.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { addNode, joinNodes, onOne, TEST_SHARDS, writingNodes } from '#tests/helpers/database/citus.ts'
import { createEmptyDatabase } from '#tests/helpers/database/test-database.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

const HOUR_MS = 3_600_000
/** Interval of retries. Real clients wait for `Retry-After`. */
const RETRY_MS = 250
const PLAYERS = Array.from({ length: 12 }, (_, index) => 5000 + index)
const [FIRST = '', SECOND = ''] = writingNodes()

let server: TestApp
beforeAll(async () => {
  const database = await createEmptyDatabase()
  await joinNodes(database.url, [FIRST])
  const unlimited = createDb(database.url, { max: 2, statementTimeoutMs: 0 })
  await migrate(unlimited.db)
  await distribute(unlimited.db, TEST_SHARDS)
  await installQueue(database.url)
  await unlimited.close()
  server = await testApp({ database })
}, 300_000)
afterAll(async () => {
  await server.close()
  await server.database.drop()
})

const homes = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ port: string }>`
    select distinct nodeport::text as port from citus_shards where table_name = 'players'::regclass order by 1`.execute(
    server.db,
  )
  return rows.map(({ port }) => port)
}

it('a worker is added and shards move to it while players play: nothing is lost or doubled', {
  timeout: 600_000,
}, async () => {
  for (const as of PLAYERS)
    expect((await server.call('users.onboard', { body: { house_id: as % 8 } }, { as })).status).toBe(200)
  expect(await homes()).toEqual([FIRST])

  let isOver = false
  let claims = 0
  const wrong: unknown[] = []
  /** Claims like a client: after a 503 it sends the same key again. */
  const claim = async (as: number): Promise<void> => {
    const idempotencyKey = crypto.randomUUID()
    for (;;) {
      const answer = await server.call('users.claim', {}, { as, idempotencyKey })
      if (answer.status === 503) {
        await wait(RETRY_MS)
        continue
      }
      if (answer.status === 200) claims += 1
      else if (answer.error.code !== 'claim-too-early') wrong.push([answer.status, answer.error])
      return
    }
  }
  const play = async (): Promise<void> => {
    while (!isOver) {
      server.clock.advance(HOUR_MS)
      await Promise.all(PLAYERS.map(claim))
    }
  }
  const playing = play()
  await addNode(server.database.url, SECOND)
  await onOne(server.database.url, "select citus_rebalance_start(shard_transfer_mode => 'block_writes')")
  await onOne(server.database.url, 'select citus_rebalance_wait()')
  const duringMove = claims
  isOver = true
  await playing

  expect(await homes()).toEqual([FIRST, SECOND].toSorted())
  expect(wrong).toEqual([])
  expect(duringMove).toBeGreaterThan(0)
  expect(await auditDifferences(server.db)).toEqual([])
})
