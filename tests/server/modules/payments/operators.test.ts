import { sql } from 'kysely'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { gaugePayments } from '#server/jobs/payments-gauge.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { pruneSteps } from '#server/modules/payments/events.ts'
import { revenueQuery } from '#server/modules/payments/figures-store.ts'
import { chatsFor } from '#server/platform/bot/chats-for.ts'
import { indexReadsOf } from '#tests/helpers/database/index-reads.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { filePayingApp, REAL_SHELF } from '#tests/helpers/players/paying-players.ts'
import { runAdmin } from '#tests/helpers/server/run-admin.ts'

const app = await filePayingApp({}, REAL_SHELF)
const players = kombatPlayers(app.server)

const HOOK = 'meat-hook-xtr'
const figure = async (line: RegExp): Promise<number> =>
  Number(line.exec(await app.server.metrics.text())?.[1] ?? Number.NaN)
const ordersOf = async (id: number) => (await app.server.call('iap.orders', {}, { as: id })).data
const stepsOf = async (id: number): Promise<readonly string[]> =>
  (await app.server.db.selectFrom('payment_events').select('step').where('player_id', '=', BigInt(id)).execute())
    .map(({ step }) => step)
    .sort()

describe('a payment', () => {
  it('by another player’s order grants nothing, goes back and is counted by its reason', async () => {
    const [owner, other] = [await players.join(), await players.join()]
    const chargeId = app.bot.messenger.chargeFor(await app.invoice(owner, HOOK), other)
    await app.deliver()
    expect(await app.fate(chargeId)).toBe('refund-due: stranger')
    expect((await ordersOf(owner)).items).toMatchObject([{ state: 'open' }])
    expect((await ordersOf(other)).items).toEqual([])
    expect(await figure(/payments_returned_total\{reason="stranger"\} (\d+)/)).toBe(1)
    expect(await stepsOf(other)).toEqual(['surplus'])
    await app.runRefunds()
    await app.deliver()
  })
})

describe('the figures of payments', () => {
  it('say how long a last question took, how orders stand, what waits and since when nothing was compared', async () => {
    await app.walk()
    const id = await players.join()
    const chargeId = await app.buy(id, HOOK)
    expect(await figure(/checkout_seconds_count (\d+)/)).toBeGreaterThan(0)
    await sql`update payment_charges set state = 'refund-due', due_at = now(), at = ${new Date(app.server.clock.nowMs())}
      where charge_id = ${chargeId}`.execute(app.server.db)
    app.server.clock.advance(MS_PER_HOUR)
    await gaugePayments(app.server, 0)
    expect(await figure(/payment_orders\{state="granted"\} (\d+)/)).toBeGreaterThan(0)
    expect(await figure(/payment_oldest_seconds (\d+)/)).toBe(3600)
    expect(await figure(/payments_compared_seconds (\d+)/)).toBe(3600)
    await sql`
      update payment_charges set state = 'granted', due_at = null where charge_id = ${chargeId}`.execute(app.server.db)
    await app.walk()
    await gaugePayments(app.server, 0)
    expect(await figure(/payment_oldest_seconds (\d+)/)).toBe(0)
    expect(await figure(/payments_compared_seconds (\d+)/)).toBe(0)
  })

  it('have steps of ninety days, and no older ones', async () => {
    const id = await players.join()
    await app.buy(id, HOOK)
    expect(await stepsOf(id)).toEqual(['approved', 'granted', 'ordered'])
    const nowMs = app.server.clock.nowMs()
    await pruneSteps(app.server.db, nowMs + 90 * MS_PER_DAY)
    expect(await stepsOf(id)).toHaveLength(3)
    await pruneSteps(app.server.db, nowMs + 90 * MS_PER_DAY + 1)
    expect(await stepsOf(id)).toEqual([])
  })
})

describe('hk admin stars revenue', () => {
  const revenue = (...args: string[]) => runAdmin({ ...app.server.scope(), who: 'ops' }, ['stars', 'revenue', ...args])

  it('sums what stands and what went back by day and offer, the newest day first', async () => {
    app.server.clock.advance(40 * MS_PER_DAY)
    const id = await players.join()
    await app.buy(id, HOOK)
    await app.buy(id, 'four-leaf-clover-xtr')
    app.server.clock.advance(MS_PER_DAY)
    await app.buy(id, HOOK)
    const returned = app.bot.messenger.chargeFor(await app.invoice(id, HOOK), id, { amount: 1 })
    await app.deliver()
    expect(await app.fate(returned)).toBe('refund-due: amount')
    const lines = await revenue('2')
    expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\d {2}meat-hook-xtr {2}15 XTR of 2 payments, 1 XTR given back$/)
    expect(lines.slice(1, 3).every((line) => line < (lines[0] ?? '').slice(0, 10))).toBe(true)
    expect(lines.at(-1)).toMatch(/^In 2 days: \d+ XTR of 4 payments, 1 XTR given back\.$/)
    expect((await revenue('1')).at(-1)).toBe('In 1 days: 15 XTR of 2 payments, 1 XTR given back.')
    await expect(revenue('0')).rejects.toThrow(/1 to 3650 days/)
    app.bot.refuseWith({ error_code: 400, description: 'Bad Request: CHARGE_ID_INVALID' })
    await app.runRefunds()
    app.bot.refuseWith(null)
    expect(await app.fate(returned)).toBe('refused: amount')
    // The messenger has refused the refund, so the Star stays the game's.
    expect((await revenue('1')).at(-1)).toBe('In 1 days: 16 XTR of 2 payments.')
  })
})

describe('the start of a server', () => {
  it('grants at once what was paid while no process was there, though its update is lost', async () => {
    const { server, bot } = app
    const id = await players.join()
    bot.queue.faults = { isLost: () => true }
    const chargeId = bot.messenger.chargeFor(await app.invoice(id, HOOK), id)
    bot.queue.faults = {}
    const jobs = await startJobs({
      ...server,
      databaseUrl: server.database.url,
      log: pino({ level: 'silent' }),
      chats: chatsFor(server.config),
    })
    await expect.poll(() => app.fate(chargeId), { interval: 20, timeout: 10_000 }).toBe('granted')
    await jobs.stop()
  })
})

it('the revenue of the last days is read by the index of their charges, however many there are', async () => {
  const { clock, db } = app.server
  const sinceMs = clock.nowMs()
  await sql`
    insert into payment_charges (player_id, charge_id, amount_xtr, at, state)
    select n, 'old ' || n, 1, ${new Date(sinceMs)}::timestamptz - n * interval '1 minute', 'granted'
    from generate_series(1, 20000) n`.execute(db)
  await sql`analyze payment_charges`.execute(db)
  expect(await indexReadsOf(db, revenueQuery(sinceMs))).toMatchObject({ index: 'payment_charges_at' })
})
