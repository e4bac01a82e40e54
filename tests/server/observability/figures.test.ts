import { pino } from 'pino'
import { Registry } from 'prom-client'
import { describe, expect, test } from 'vitest'
import type { LedgerReason } from '#contracts/ledger-reasons.ts'
import { MS_PER_HOUR, MS_PER_MINUTE, NANO_PER_TOK } from '#rules/units.ts'
import { postMovements } from '#server/db/ledger.ts'
import { burn, mint, transfer } from '#server/db/movements.ts'
import { afterCommit, inTransaction } from '#server/db/transaction.ts'
import { gaugeBotQueue } from '#server/jobs/bot-queue-gauge.ts'
import { runObserved } from '#server/jobs/observed-job.ts'
import { gaugeOutbox } from '#server/jobs/outbox-gauge.ts'
import { createMetrics } from '#server/observability/metrics.ts'
import { createOnline } from '#server/observability/online.ts'
import { registerNodeFigures } from '#server/observability/process-figures.ts'
import { chatsFor } from '#server/platform/bot/chats-for.ts'
import { figure } from '#tests/helpers/observability/figure-text.ts'
import { itemPlayers } from '#tests/helpers/players/item-players.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const lines: string[] = []
const log = pino({ level: 'debug', base: null }, { write: (line) => void lines.push(line) })
const app = await fileApp({ log })
const players = kombatPlayers(app)
const nowMs = (): number => app.clock.nowMs()

const read = async (sample: string): Promise<number> => figure(await app.metrics.text(), sample)
const growth = async (sample: string, work: () => Promise<unknown>): Promise<number> => {
  const before = await read(sample)
  await work()
  return (await read(sample)) - before
}

describe('money by reason', () => {
  const minted = 'house_kombat_minted_total{asset="TOK",reason="admin-grant"}'
  const burnt = 'house_kombat_burnt_total{asset="TOK",reason="admin-take"}'
  const cause = () => ({ id: crypto.randomUUID(), asset: 'tok', ref: null, amount: 2_500_000_000n }) as const
  const given = (to: number) => mint({ ...cause(), reason: 'admin-grant', to })

  test('is counted in whole TOK once it is committed, and not when it is rolled back', async () => {
    const id = await players.join()
    const give = (fails: boolean) =>
      inTransaction(app.db, async (trx) => {
        await postMovements(trx, [given(id)], nowMs())
        if (fails) throw new Error('rolled back')
      })
    expect(await growth(minted, () => give(false))).toBe(2.5)
    expect(await growth(minted, () => give(true).catch(() => undefined))).toBe(0)
  })

  test('counts once when the transaction has to be repeated', async () => {
    const id = await players.join()
    let runs = 0
    const give = () =>
      inTransaction(app.db, async (trx) => {
        await postMovements(trx, [given(id)], nowMs())
        runs += 1
        if (runs === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' })
      })
    expect(await growth(minted, give)).toBe(2.5)
    expect(runs).toBe(2)
  })

  test('tells what is taken apart, and leaves out what passes from one player to another', async () => {
    const [one, other] = [await players.join(), await players.join()]
    await inTransaction(app.db, (trx) => postMovements(trx, [given(one)], nowMs()))
    const before = await app.metrics.text()
    const pass = transfer({ ...cause(), amount: 1_000_000_000n, reason: 'market-sale', from: one, to: other })
    await inTransaction(app.db, (trx) => postMovements(trx, pass, nowMs()))
    const sales = (text: string) => text.split('\n').filter((line) => line.includes('reason="market-sale"'))
    expect(sales(await app.metrics.text())).toEqual(sales(before))
    const take = [burn({ ...cause(), amount: 500_000_000n, reason: 'admin-take', from: one })]
    expect(await growth(burnt, () => inTransaction(app.db, (trx) => postMovements(trx, take, nowMs())))).toBe(0.5)
  })

  test('has what a claim and a fight gave, which functions of the database write', async () => {
    const id = await players.join()
    app.clock.advance(MS_PER_HOUR)
    const inLedger = async (reason: LedgerReason): Promise<number> => {
      const rows = await itemPlayers(app).booked(id, reason)
      return rows.reduce((sum, [asset, amount]) => sum + (asset === 'tok' ? amount : 0), 0) / NANO_PER_TOK
    }
    const claim = () => app.call('users.claim', {}, { as: id, idempotencyKey: crypto.randomUUID() })
    const claims = await growth('house_kombat_minted_total{asset="TOK",reason="claim"}', claim)
    expect(claims).toBeGreaterThan(0)
    expect(claims).toBeCloseTo(await inLedger('claim'), 6)
    await players.join()
    const wins = await growth('house_kombat_minted_total{asset="TOK",reason="fight-win"}', async () => {
      for (let fight = 0; fight < 8 && (await inLedger('fight-win')) === 0; fight += 1) await players.fight(id)
    })
    expect(wins).toBeGreaterThan(0)
    expect(wins).toBeCloseTo(await inLedger('fight-win'), 6)
  })
})

test('an effect after the commit runs at once without a transaction, in a transaction in its order after the end', async () => {
  const order: string[] = []
  afterCommit(app.db, () => order.push('at once'))
  await inTransaction(app.db, async (trx) => {
    afterCommit(trx, () => order.push('first'))
    await inTransaction(trx, async (same) => afterCommit(same, () => order.push('second')))
    expect(order).toEqual(['at once'])
  })
  expect(order).toEqual(['at once', 'first', 'second'])
})

test('an answer is counted by its stable code, which the call’s log line has, too', async () => {
  const id = players.stranger()
  lines.splice(0)
  const refused = () => app.call('users.claim', {}, { as: id, idempotencyKey: crypto.randomUUID() })
  expect(await growth('house_kombat_answers_total{code="player-not-found"}', refused)).toBe(1)
  const line = JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>
  expect(line).toMatchObject({ msg: 'call', call: 'users.claim', status: 404, code: 'player-not-found' })
  const joined = await players.join()
  const answered = () => app.call('users.me', {}, { as: joined })
  expect(await growth('house_kombat_answers_total{code="ok"}', answered)).toBe(1)
  expect(JSON.parse(lines.at(-1) ?? '{}')).not.toHaveProperty('code')
})

test('a job tells its last success, its length, its failures and how late it began', async () => {
  const parts = {
    ...{ db: app.db, clock: app.clock, entropy: app.entropy, config: app.config, log: app.app.log },
    ...{ chats: chatsFor(app.config), metrics: app.metrics },
  }
  const job = (run: () => Promise<void>) => ({ name: 'a-job', schedule: null, run })
  await runObserved(
    job(async () => undefined),
    parts,
    {},
    new Date(Date.now() - 90_000),
  )
  const success = await read('house_kombat_job_success_timestamp_seconds{task="a-job"}')
  expect(Math.abs(success - Date.now() / 1000)).toBeLessThan(60)
  expect(await read('house_kombat_job_late_seconds{task="a-job"}')).toBeGreaterThanOrEqual(90)
  const failing = job(async () => Promise.reject(new Error('it fails')))
  await expect(runObserved(failing, parts, {}, new Date())).rejects.toThrow('it fails')
  const text = await app.metrics.text()
  expect(figure(text, 'house_kombat_job_failures_total{task="a-job"}')).toBe(1)
  expect(figure(text, 'house_kombat_job_runs_total{task="a-job"}')).toBe(2)
  expect(figure(text, 'house_kombat_job_success_timestamp_seconds{task="a-job"}')).toBe(success)
  expect(text).toMatch(/^house_kombat_job_seconds\{task="a-job"\} \d/m)
})

test('calls that wait for a connection are counted by the pool’s purpose', async () => {
  const { pool } = app.database
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const before = figure(await app.metrics.text(), 'house_kombat_pool_waiting{pool="command"}')
  const waiting = [pool.query('select 1'), pool.query('select 1')]
  const text = await app.metrics.text()
  for (const client of held) client.release()
  await Promise.all(waiting)
  expect(figure(text, 'house_kombat_pool_waiting{pool="command"}')).toBe(before + 2)
  expect(figure(text, 'house_kombat_pool_connections_used{pool="command"}')).toBeGreaterThanOrEqual(pool.options.max)
})

test('the bot’s queue tells how much waits, and for how long', async () => {
  const id = await players.join()
  const row = { player_id: BigInt(id), kind: 'sold', state: 'waiting', attempts: 0 } as const
  const ago = (minutes: number) => new Date(nowMs() - minutes * MS_PER_MINUTE)
  await app.db
    .insertInto('notifications')
    .values([
      { ...row, subject: 'one', at: ago(90), due_at: ago(30) },
      { ...row, subject: 'other', at: ago(10), due_at: null },
      { ...row, subject: 'not due yet', at: ago(300), due_at: ago(-5) },
      { ...row, kind: 'of-a-newer-release' as never, subject: 'unknown', at: ago(400), due_at: null },
    ])
    .execute()
  await gaugeBotQueue(app)
  expect(await read('house_kombat_bot_queue_messages')).toBe(3)
  expect(await read('house_kombat_bot_queue_age_seconds')).toBe(5400)
})

test('the outbox tells when it was counted by the system’s clock, whatever the game’s says', async () => {
  await gaugeOutbox(app)
  const countedS = await read('house_kombat_outbox_counted_timestamp_seconds')
  expect(Math.abs(countedS - Date.now() / 1000)).toBeLessThan(60)
})

test('reports of errors are not counted among the answers', async () => {
  const report = () => app.call('clientErrors.report', { query: {}, body: { errors: [] } }, { as: null })
  expect(await growth('house_kombat_answers_total{code="ok"}', report)).toBe(0)
})

test('each figure that an alert watches for growth begins at 0', async () => {
  const text = await createMetrics({ ofProcess: false }).text()
  expect(text).toMatch(/^house_kombat_minted_total\{asset="STAR",reason="market-undo"\} 0$/m)
  expect(text).toMatch(/^house_kombat_client_errors_total\{kind="render"\} 0$/m)
  expect(text).toMatch(/^house_kombat_client_errors_dropped_total\{reason="lost"\} 0$/m)
  expect(text).toMatch(/^house_kombat_client_seconds_count\{moment="home"\} 0$/m)
})

test('of gathered processes the longest event loop lag counts', async () => {
  const registry = new Registry()
  registerNodeFigures(registry)
  const figures = await registry.getMetricsAsJSON()
  const aggregators = figures.flatMap(({ name, aggregator }) =>
    /^nodejs_eventloop_lag/.test(name) ? [`${name} ${aggregator}`] : [],
  )
  expect(aggregators).toContain('nodejs_eventloop_lag_p99_seconds max')
  expect(aggregators.filter((line) => line.endsWith(' average'))).toEqual([])
})

describe('players who are online', () => {
  test('are those whose calls were answered, once each', async () => {
    const online = 'house_kombat_players_online'
    const id = await players.join()
    expect(await growth(online, () => app.call('users.me', {}, { as: id }))).toBe(0)
    expect(await growth(online, () => app.call('users.me', {}, { as: players.stranger() }))).toBe(1)
  })

  test('are no longer after five minutes without a call', () => {
    let atMs = 0
    const online = createOnline(() => atMs)
    online.saw(1)
    atMs = 4 * MS_PER_MINUTE
    online.saw(2)
    atMs = 6 * MS_PER_MINUTE
    expect(online.count()).toBe(1)
    online.saw(1)
    expect(online.count()).toBe(2)
  })
})
