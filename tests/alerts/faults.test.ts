import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnPostgres, startOwnPostgres } from '#tests/helpers/database/own-postgres.ts'
import { alertSelectors, alertsText, dashboardQueries } from '#tests/helpers/observability/alert-files.ts'
import { type Prometheus, startPrometheus } from '#tests/helpers/observability/prometheus.ts'
import { type ContractClient, contractClient } from '#tests/helpers/players/play-loop.ts'
import { freePort } from '#tests/helpers/server/free-port.ts'
import { signLaunchData } from '#tests/helpers/server/launch-data.ts'
import { NO_CLIENT, type ServerUnderTest, startServerUnderTest } from '#tests/helpers/server/server-process.ts'

const BOT_TOKEN = '123456789:AAFakeTokenForTestsOnly_0123456789'
const FIRST_PLAYER = 9000
const PLAYERS = 6
const RICH = 1_000_000_000_000n
/** Shortens durations from minutes to seconds. Thresholds stay as they are. */
const hastened = alertsText.replaceAll(/for: \S+/g, 'for: 1s').replaceAll('pool_waiting[1m]', 'pool_waiting[4s]')
const SOON = { timeout: 150_000, interval: 500 }

let postgres: OwnPostgres
let server: ServerUnderTest
let prometheus: Prometheus
let address: string
const clients: ContractClient[] = []

beforeAll(async () => {
  postgres = await startOwnPostgres()
  const metricsPort = String(await freePort())
  server = startServerUnderTest({
    ...{ DATABASE_URL: postgres.url, CLIENT_DIR: NO_CLIENT, BOT_TOKEN, METRICS_PORT: metricsPort },
    ...{ JOBS: 'on', DB_POOL_MAX: '3', LOG_LEVEL: 'error', RATE_LIMIT_PER_MINUTE: '1000000' },
  })
  address = await server.ready
  prometheus = await startPrometheus(metricsPort, hastened)
})
afterAll(async () => {
  server.signal('SIGKILL')
  await server.exited
  await prometheus.stop()
  await postgres.drop()
})

const run = (statement: string) => sql.raw(statement).execute(postgres.db)
const clientOf = (id: number): ContractClient =>
  contractClient(address, signLaunchData(BOT_TOKEN, { id }, { authDate: Math.floor(Date.now() / 1000) }))

/** Plays through everything that a panel of the dashboard counts. */
const load = async (): Promise<void> => {
  for (let id = FIRST_PLAYER; id < FIRST_PLAYER + PLAYERS; id += 1) {
    const client = clientOf(id)
    clients.push(client)
    await client.call('users.onboard', { body: { house_id: 1 } })
    await run(
      `insert into balances (owner_id, asset, amount) values (${id}, 'tok', ${RICH}), (${id}, 'star', 1000000)
       on conflict (owner_id, asset) do update set amount = excluded.amount`,
    )
    await run(
      `insert into inbox (id, player_id, at, reason, tok, star, materials)
       values (gen_random_uuid(), ${id}, now(), 'hunt-milestone', 0, 7, '[]')`,
    )
    const [gift] = await client.call('inbox.list')
    await client.call('inbox.claim', { params: { id: gift?.id ?? '' } })
    await client.call('upgrades.buy', { body: { type: 'mining-tok' } })
    await client.call('users.spendStars', { body: { type: 'upgrade-army-rank' } })
  }
  await run(`select graphile_worker.add_job('count-retention')`)
}
const callAll = () => Promise.allSettled(clients.map((client) => client.call('users.home')))
const firesWhileCalled = async (alert: string): Promise<void> =>
  expect
    .poll(async () => {
      await callAll()
      return prometheus.firing()
    }, SOON)
    .toContain(alert)
const fires = (alert: string) => expect.poll(() => prometheus.firing(), SOON).toContain(alert)
const isOver = (alert: string) => expect.poll(() => prometheus.firing(), SOON).not.toContain(alert)

describe('a Prometheus that asks a loaded server', { timeout: 400_000 }, () => {
  it('has an answer to each query of the dashboard and each series of the alerts, and nothing fires', async () => {
    await load()
    const unanswered = async (): Promise<string[]> => {
      await callAll()
      const answers = await Promise.all(
        [...dashboardQueries, ...alertSelectors].map(async (expr) => [expr, await prometheus.query(expr)] as const),
      )
      return answers.filter(([, samples]) => samples.length === 0).map(([expr]) => expr)
    }
    await expect.poll(unanswered, SOON).toEqual([])
    expect(await prometheus.firing()).toEqual([])
  })

  it('JobFails: a job whose table is not there', async () => {
    await run('alter table ad_watches rename to ad_watches_away')
    await run(`select graphile_worker.add_job('prune-ads')`)
    await fires('JobFails')
    await run('alter table ad_watches_away rename to ad_watches')
  })

  it('AnswersFail: a call that meets a fault of ours', async () => {
    await run('alter table preferences rename to preferences_away')
    await firesWhileCalled('AnswersFail')
    await run('alter table preferences_away rename to preferences')
  })

  it('OutboxOld: a message that cannot be delivered', async () => {
    await run(
      `insert into outbox (player_id, id, target_id, kind, payload, at, due_at)
       values (${FIRST_PLAYER}, gen_random_uuid(), ${FIRST_PLAYER}, 'of-a-later-build', '{}', now() - interval '1 minute', now())`,
    )
    await fires('OutboxOld')
    await run('delete from outbox')
    await isOver('OutboxOld')
  })

  it('ConnectionsShort: more calls than connections, which wait for a lock', async () => {
    const locker = await postgres.pool.connect()
    await locker.query('begin; lock table players in access exclusive mode')
    const calling = { on: true }
    const called = (async () => {
      while (calling.on) await Promise.all([callAll(), callAll(), callAll()])
    })()
    await fires('ConnectionsShort')
    await locker.query('rollback')
    locker.release()
    calling.on = false
    await called
    await isOver('ConnectionsShort')
  })

  it('BackgroundStopped: a database that is gone, until it is back', async () => {
    await postgres.stop()
    await fires('BackgroundStopped')
    await postgres.start()
    await isOver('BackgroundStopped')
  })

  it('ServerDown: a process that was killed', async () => {
    server.signal('SIGKILL')
    await fires('ServerDown')
  })
})
