import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freezeServer } from '#tests/helpers/database/frozen.ts'
import { type OwnPostgres, startOwnPostgres } from '#tests/helpers/database/own-postgres.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

const CONNECTIONS = 20
/** Answers must come within this time. The server's own limits are lower. */
const ANSWERED_WITHIN_MS = 5000
const CALLS = [
  'users.home',
  'users.me',
  'users.balance',
  'combats.me',
  'season.me',
  'settings.get',
  'users.boosts',
] as const

let postgres: OwnPostgres
let app: TestApp
let ids: number[]
beforeAll(async () => {
  postgres = await startOwnPostgres([`max_connections=${CONNECTIONS}`, 'superuser_reserved_connections=0'])
  app = await testApp({ database: postgres, config: { maintenanceCacheMs: 0 } })
  const players = kombatPlayers(app)
  ids = []
  for (let count = 0; count < 4; count += 1) ids.push(await players.join())
})
afterAll(async () => {
  await app.app.close()
  await postgres.drop()
})

interface Answered {
  readonly status: number
  readonly retryAfter: unknown
  readonly isInTime: boolean
}
const READY: Answered = { status: 200, retryAfter: undefined, isInTime: true }
const AWAY: Answered = { status: 503, retryAfter: '2', isInTime: true }

const answerEveryone = async (): Promise<Answered[]> => {
  const ask = async (name: (typeof CALLS)[number] | 'users.claim', as: number): Promise<Answered> => {
    const startedAtMs = performance.now()
    const { status, headers } = await app.call(name, {}, { as, idempotencyKey: crypto.randomUUID() })
    const isInTime = performance.now() - startedAtMs < ANSWERED_WITHIN_MS
    return { status, retryAfter: headers['retry-after'], isInTime }
  }
  const answers = await Promise.all(
    ids.flatMap((id) => [...CALLS, 'users.claim' as const].map((name) => ask(name, id))),
  )
  return [...new Set(answers.map((one) => JSON.stringify(one)))].map(
    (one) => ({ ...READY, ...JSON.parse(one) }) as Answered,
  )
}

const readiness = async (): Promise<number> => (await app.app.inject('/readyz')).statusCode

describe('while the database is not there, every call is answered so in time, and none after it is back', {
  timeout: 60_000,
}, () => {
  const expectGame = async (): Promise<void> => {
    app.clock.advance(3_600_000)
    expect(await answerEveryone()).toEqual([READY])
  }

  test('stopped, and started again', async () => {
    await expectGame()
    await postgres.stop()
    expect(await answerEveryone()).toEqual([AWAY])
    expect(await readiness()).toBe(503)
    await postgres.start()
    await expectGame()
    expect(await readiness()).toBe(200)
  })

  test('frozen as a whole, twice over, and thawed', async () => {
    await expectGame()
    const frozen = await freezeServer(postgres, postgres.dataDir)
    try {
      expect(await answerEveryone()).toEqual([AWAY])
      expect(await answerEveryone()).toEqual([AWAY])
      expect(await readiness()).toBe(503)
    } finally {
      frozen.thaw()
    }
    await expectGame()
    expect(await readiness()).toBe(200)
  })

  test('with no connection left for us', async () => {
    await expectGame()
    await postgres.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1',
      ['client backend'],
    )
    const others: pg.Client[] = []
    const takeAllThatAreFree = async (): Promise<void> => {
      for (;;) {
        const other = new pg.Client({ connectionString: postgres.url })
        other.on('error', () => undefined)
        const refusal = await other.connect().then(
          () => null,
          (error: unknown) => error,
        )
        if (refusal !== null) {
          expect(refusal).toMatchObject({ code: '53300' })
          return
        }
        others.push(other)
      }
    }
    const endTheRest = async (): Promise<number> => {
      const ours = others.map((other) => (other as unknown as { processID: number }).processID)
      const ended = await others[0]?.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> all($1) and backend_type = $2',
        [ours, 'client backend'],
      )
      return ended?.rowCount ?? 0
    }
    await takeAllThatAreFree()
    // An ended connection frees its place a moment later.
    await vi.waitFor(async () => {
      const rest = await endTheRest()
      await takeAllThatAreFree()
      expect(rest).toBe(0)
    }, 10_000)
    expect(others).toHaveLength(CONNECTIONS)
    expect(await answerEveryone()).toEqual([AWAY])
    await Promise.all(others.map((other) => other.end()))
    await expectGame()
  })
})
