import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_HOUR } from '../../../../src/rules/units.ts'
import { runAdmin } from '../../../../src/server/admin/command.ts'
import { gaugePayments } from '../../../../src/server/jobs/payments-gauge.ts'
import { startJobs } from '../../../../src/server/jobs/start-jobs.ts'
import { pruneSteps } from '../../../../src/server/modules/payments/events.ts'
import { chatsFor } from '../../../../src/server/platform/bot/chats-for.ts'
import { WEBHOOK_PATH } from '../../../../src/server/platform/bot/update-webhook.ts'
import { auditDifferences } from '../../../helpers/database/audit.ts'
import { type KombatPlayers, kombatPlayers } from '../../../helpers/players/kombat-players.ts'
import { type PayingApp, payingApp, REAL_SHELF, WEBHOOK_SECRET } from '../../../helpers/players/paying-players.ts'

let app: PayingApp
let players: KombatPlayers
beforeAll(async () => {
  app = await payingApp({}, REAL_SHELF)
  players = kombatPlayers(app.server)
})
afterAll(() => app.close())

const HOOK = 'meat-hook-xtr'
const figure = async (line: RegExp): Promise<number> =>
  Number(line.exec(await app.server.metrics.text())?.[1] ?? Number.NaN)
const ordersOf = async (id: number) => (await app.server.call('iap.orders', {}, { as: id })).data
const stepsOf = async (id: number): Promise<readonly string[]> =>
  (await app.server.db.selectFrom('payment_events').select('step').where('player_id', '=', BigInt(id)).execute())
    .map(({ step }) => step)
    .sort()

describe('a forged update that has the webhook’s secret', () => {
  const post = (update: object) =>
    app.server.app.inject({
      method: 'POST',
      url: WEBHOOK_PATH,
      headers: { 'x-telegram-bot-api-secret-token': WEBHOOK_SECRET },
      payload: update,
    })

  /** What a forger sends of a charge as the own, with the true payload of an order that is never paid. */
  const claim = async (forger: number, chargeId: string, orderType = HOOK) => {
    const { payload = '', amount = 0 } = app.bot.messenger.invoice(await app.invoice(forger, orderType)) ?? {}
    const from = { id: forger, is_bot: false, first_name: 'Forger' }
    const message = { message_id: 1, date: 1_795_000_000, chat: { ...from, type: 'private' }, from }
    const told = {
      currency: 'XTR',
      total_amount: amount,
      invoice_payload: payload,
      telegram_payment_charge_id: chargeId,
    }
    return {
      payment: { update_id: 1, message: { ...message, successful_payment: told } },
      refund: { update_id: 2, message: { ...message, refunded_payment: told } },
    }
  }

  it('and tells of another player’s charge as the own payment or refund changes nothing, and is counted', async () => {
    const [payer, forger] = [await players.join(), await players.join()]
    const chargeId = await app.buy(payer, HOOK)
    const { payment, refund } = await claim(forger, chargeId)
    const url = await app.invoice(forger, HOOK)
    const answers = [await post(payment), await post(refund)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await ordersOf(forger)).items).toMatchObject([{ state: 'open' }, { state: 'open' }])
    expect((await ordersOf(payer)).items).toMatchObject([{ state: 'granted' }])
    const { rows } = await sql`select from payment_charges where player_id = ${forger}`.execute(app.server.db)
    expect(rows).toEqual([])
    expect(await figure(/payments_forged_total (\d+)/)).toBe(2)
    expect(await stepsOf(forger)).toEqual(['forged', 'forged', 'ordered', 'ordered'])
    // The order is paid as before, and what the messenger's own list says is not doubted.
    expect(await app.press(url, forger)).toMatchObject({ is: 'paid' })
    await app.deliver()
    expect((await ordersOf(forger)).items).toMatchObject([{ state: 'granted' }, { state: 'open' }])
    expect(await auditDifferences(app.server.db)).toEqual([])
  })

  it('and comes before the true payment takes nothing from its payer: the messenger’s list says whose it is, and all that was got goes back', async () => {
    const [payer, forger] = [await players.join(), await players.join()]
    const chargeId = app.bot.messenger.chargeFor(await app.invoice(payer, HOOK), payer)
    const forged = await figure(/payments_forged_total (\d+)/)
    // Nobody can know yet.
    expect((await post((await claim(forger, chargeId)).payment)).statusCode).toBe(200)
    expect((await ordersOf(forger)).items).toMatchObject([{ state: 'granted' }])
    await app.deliver()
    expect((await ordersOf(payer)).items).toMatchObject([{ state: 'granted', refunds: [] }])
    expect((await ordersOf(forger)).items).toMatchObject([{ state: 'refunded', debt: null }])
    expect(await figure(/payments_forged_total (\d+)/)).toBe(forged + 1)
    expect(await stepsOf(forger)).toEqual(['forged', 'granted', 'ordered'])
    await app.runRefunds()
    expect(app.bot.messenger.transactions.filter(({ receiver }) => receiver)).toEqual([])
    expect(await auditDifferences(app.server.db)).toEqual([])
  })

  it('and whose true payment no update tells of is found by the hourly comparison; what was spent by then is a debt', async () => {
    const [payer, forger] = [await players.join(), await players.join()]
    const chargeId = app.bot.messenger.chargeFor(await app.invoice(payer, HOOK), payer)
    for (const update of app.bot.queue.take(0, 10)) app.bot.queue.remove(update)
    await post((await claim(forger, chargeId)).payment)
    await sql`update balances set amount = 0 where owner_id = ${forger} and asset like '%hook%'`.execute(app.server.db)
    expect(await app.walk()).toMatchObject({ granted: 1, forged: 1 })
    expect(await app.walk()).toMatchObject({ granted: 0, forged: 0 })
    expect((await ordersOf(payer)).items).toMatchObject([{ state: 'granted' }])
    expect((await ordersOf(forger)).items).toMatchObject([{ state: 'refunded', debt: { owed: 36, left: 36 } }])
  })

  it('and cannot be looked up is asked for again, and nothing has happened', async () => {
    const [payer, forger] = [await players.join(), await players.join()]
    const chargeId = await app.buy(payer, HOOK)
    const { payment } = await claim(forger, chargeId)
    app.bot.refuseWith({ error_code: 500, description: 'Internal Server Error' })
    expect((await post(payment)).statusCode).toBe(500)
    app.bot.refuseWith(null)
    expect((await ordersOf(forger)).items).toMatchObject([{ state: 'open' }])
    expect((await post(payment)).statusCode).toBe(200)
    expect((await ordersOf(forger)).items).toMatchObject([{ state: 'open' }])
  })

  it('and tells of a payment by another player’s order grants nobody anything, goes back and is counted by its reason', async () => {
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
    expect(await figure(/payment_orders\{state="granted"\} (\d+)/)).toBeGreaterThan(1)
    expect(await figure(/payment_oldest_seconds (\d+)/)).toBe(3600)
    expect(await figure(/payments_compared_seconds (\d+)/)).toBe(3600)
    await sql`update payment_charges set state = 'granted', due_at = null where charge_id = ${chargeId}`.execute(
      app.server.db,
    )
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

describe('npm run admin -- stars revenue', () => {
  const revenue = (...args: string[]) =>
    runAdmin({ db: app.server.db, nowMs: app.server.clock.nowMs(), entropy: app.server.entropy, who: 'ops' }, [
      'stars',
      'revenue',
      ...args,
    ])

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
