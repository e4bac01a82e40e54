import { sql } from 'kysely'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { MS_PER_MINUTE } from '#rules/units.ts'
import { postMovements } from '#server/db/ledger.ts'
import { burn } from '#server/db/movements.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { WEBHOOK_PATH } from '#server/platform/bot/update-webhook.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { filePayingApp, WEBHOOK_SECRET } from '#tests/helpers/players/paying-players.ts'

const app = await filePayingApp()
const players = kombatPlayers(app.server)
afterAll(async () => {
  expect(await auditDifferences(app.server.db)).toEqual([])
  expect(refundsAsked('stx-invented')).toEqual([])
})

const refundsAsked = (chargeId: string) =>
  app.bot.calls.filter(
    ({ method, payload }) =>
      method === 'refundStarPayment' && String(payload.telegram_payment_charge_id).startsWith(chargeId),
  )
const walks = (): number => app.bot.calls.filter(({ method }) => method === 'getStarTransactions').length
const forgedCount = async (): Promise<number> =>
  Number(/payments_forged_total (\d+)/.exec(await app.server.metrics.text())?.[1])
const ordersOf = async (id: number) => (await app.server.call('iap.orders', {}, { as: id })).data
const stateOf = async (id: number): Promise<string | undefined> => (await ordersOf(id)).items[0]?.state
const chargesOf = async (id: number): Promise<readonly string[]> =>
  (
    await sql<{ fate: string }>`
      select concat_ws(': ', state, reason) as fate from payment_charges where player_id = ${id}
      order by at, charge_id`.execute(app.server.db)
  ).rows.map(({ fate }) => fate)
const stepsOf = async (id: number): Promise<readonly string[]> =>
  (await app.server.db.selectFrom('payment_events').select('step').where('player_id', '=', BigInt(id)).execute())
    .map(({ step }) => step)
    .sort()

const spendWood = (from: number, amount: bigint): Promise<unknown> =>
  inTransaction(app.server.db, (db) => {
    const id = uuidV7(app.server.entropy, app.server.clock.nowMs())
    const spent = burn({ id, from, asset: 'material-wood', amount, reason: 'admin-take', ref: null })
    return postMovements(db, [spent], app.server.clock.nowMs())
  })

let lastInvented = 0
const invented = (): string => `stx-invented-${++lastInvented}`

const payer = async (): Promise<{ readonly id: number; readonly url: string }> => {
  const id = await players.join()
  return { id, url: await app.invoice(id, 'box') }
}
const pressed = async () => {
  const one = await payer()
  const { chargeId = '' } = await app.press(one.url, one.id)
  const [payment] = app.bot.queue.take(0, 1)
  if (!payment) throw new Error('No payment was told.')
  app.bot.queue.remove(payment)
  return { ...one, chargeId, payment }
}

describe('an update forged with the webhook’s secret changes nothing and is counted', () => {
  it('when it tells of a payment that the messenger does not know', async () => {
    const { id, url } = await payer()
    const before = await forgedCount()
    app.bot.messenger.forge('payment', invented(), id, url)
    await app.deliver()
    expect(app.bot.queue.size).toBe(0)
    expect([await app.wood(id), await stateOf(id), await chargesOf(id)]).toEqual([0, 'open', []])
    expect(await forgedCount()).toBe(before + 1)
    expect(await stepsOf(id)).toEqual(['forged', 'ordered'])
    await app.runRefunds()
  })

  it('when a forged pre-checkout query comes before it', async () => {
    const { id, url } = await payer()
    const before = await forgedCount()
    app.bot.messenger.forge('question', 'asked-by-nobody', id, url)
    app.bot.messenger.forge('payment', invented(), id, url)
    await app.deliver()
    expect([await app.wood(id), await stateOf(id), await chargesOf(id)]).toEqual([0, 'open', []])
    expect(await forgedCount()).toBe(before + 1)
    // The forged update holds no place under the purchase limit: the box can still be bought.
    expect(await app.press(await app.invoice(id, 'box'), id)).toMatchObject({ is: 'paid' })
    await app.deliver()
  })

  it('when it tells of an order whose row is gone, by a true payload', async () => {
    const { id, url } = await payer()
    await app.server.db.deleteFrom('payment_orders').where('player_id', '=', BigInt(id)).execute()
    app.bot.messenger.forge('payment', invented(), id, url)
    await app.deliver()
    expect([await app.wood(id), (await ordersOf(id)).items, await chargesOf(id)]).toEqual([0, [], []])
  })

  it('when it tells of another player’s payment, before or after the true update', async () => {
    const [forger, other] = [await payer(), await payer()]
    const before = await forgedCount()
    const chargeId = app.bot.messenger.chargeFor(other.url, other.id)
    app.bot.queue.faults = { place: () => 0 }
    app.bot.messenger.forge('payment', chargeId, forger.id, forger.url)
    app.bot.queue.faults = {}
    await app.deliver()
    app.bot.messenger.forge('payment', chargeId, forger.id, forger.url)
    await app.deliver()
    expect([await app.wood(forger.id), await stateOf(forger.id), await chargesOf(forger.id)]).toEqual([0, 'open', []])
    expect([await app.wood(other.id), await chargesOf(other.id)]).toEqual([60, ['granted']])
    expect(await forgedCount()).toBe(before + 2)
  })

  it('when it tells of a refund that has not happened, of a standing payment or an invented one', async () => {
    const { id, url } = await payer()
    const before = await forgedCount()
    const chargeId = app.bot.messenger.chargeFor(url, id)
    await app.deliver()
    app.bot.messenger.forge('refund', chargeId, id, url)
    app.bot.messenger.forge('refund', invented(), id, url)
    await app.deliver()
    expect([await app.wood(id), await chargesOf(id)]).toEqual([60, ['granted']])
    expect(await forgedCount()).toBe(before + 2)
  })

  it('when it tells of a refund that is still to be asked for: the messenger is asked all the same', async () => {
    const { id, url } = await payer()
    const charges = [app.bot.messenger.chargeFor(url, id), app.bot.messenger.chargeFor(url, id)]
    await app.deliver()
    const [, second = ''] = charges
    app.bot.messenger.forge('refund', second, id, url)
    await app.deliver()
    expect(await app.fate(second)).toBe('refund-due: twice')
    await app.runRefunds()
    expect([await app.fate(second), refundsAsked(second).length]).toEqual(['refunded: twice', 1])
    await app.deliver()
  })

  it('when twenty of it come at once, with the true payment among them', async () => {
    const { id, url } = await payer()
    const before = await forgedCount()
    const chargeId = app.bot.messenger.chargeFor(url, id)
    for (let count = 0; count < 19; count += 1) app.bot.messenger.forge('payment', invented(), id, url)
    await Promise.all([app.deliver(), app.deliver(), app.deliver()])
    expect([await app.wood(id), await app.fate(chargeId), await chargesOf(id)]).toEqual([60, 'granted', ['granted']])
    expect(await forgedCount()).toBeGreaterThanOrEqual(before + 19)
  })
})

describe('a true payment', () => {
  it('of an order whose yes the messenger took is granted by its update, and the messenger is not asked', async () => {
    const { id, payment } = await pressed()
    const before = walks()
    app.bot.queue.add(payment)
    await app.deliver()
    expect([await app.wood(id), walks()]).toEqual([60, before])
  })

  it.each([
    ['the answer of the yes was lost', 'answerPreCheckoutQuery', 'open'],
    ['the game was killed before it had stored that the yes was taken', null, 'approved'],
  ] as const)('is granted by the messenger’s list when %s', async (_why, lost, state) => {
    const { id, url } = await payer()
    app.bot.messenger.lostAnswers = lost
    onTestFinished(() => {
      app.bot.messenger.lostAnswers = null
    })
    expect(await app.press(url, id)).toMatchObject({ is: 'paid' })
    app.bot.messenger.lostAnswers = null
    if (lost === null)
      await sql`update payment_orders set confirmed_at = null where player_id = ${id}`.execute(app.server.db)
    else {
      const [question, payment] = app.bot.queue.take(0, 2)
      if (!question || !payment) throw new Error('The question waits, and the payment.')
      app.bot.queue.remove(payment)
      await app.deliver()
      app.bot.queue.add(payment)
    }
    expect(await stateOf(id)).toBe(state)
    const before = walks()
    await app.deliver()
    expect([await app.wood(id), await stateOf(id)]).toEqual([60, 'granted'])
    expect(walks()).toBeGreaterThan(before)
  })

  it('that has to be looked up waits while the messenger does not answer, and is granted once when it does', async () => {
    const { id, url } = await payer()
    app.bot.messenger.chargeFor(url, id)
    const before = await forgedCount()
    app.bot.refuseWith({ error_code: 500, description: 'Internal Server Error' })
    await app.deliver()
    await app.deliver()
    app.bot.refuseWith(null)
    expect([await app.wood(id), app.bot.queue.size]).toEqual([0, 1])
    await Promise.all([app.deliver(), app.deliver(), app.walk()])
    expect([await app.wood(id), app.bot.queue.size, await forgedCount()]).toEqual([60, 0, before])
  })

  it('that has to be looked up, and whose update the messenger has given up, is granted by the hourly walk', async () => {
    const { id, url } = await payer()
    app.bot.messenger.chargeFor(url, id)
    app.bot.refuseWith({ error_code: 500, description: 'Internal Server Error' })
    await app.deliver()
    app.bot.refuseWith(null)
    for (const update of app.bot.queue.take(0, 1)) app.bot.queue.remove(update)
    expect(await app.walk()).toMatchObject({ granted: 1, forged: 0 })
    expect(await app.wood(id)).toBe(60)
  })

  it('that the list does not have yet is granted by the hourly walk', async () => {
    const { id, url } = await payer()
    app.bot.messenger.chargeFor(url, id)
    const [late] = app.bot.messenger.transactions.splice(-1)
    await app.deliver()
    expect([await app.wood(id), await chargesOf(id)]).toEqual([0, []])
    if (late) app.bot.messenger.transactions.push(late)
    await app.walk()
    expect([await app.wood(id), await chargesOf(id)]).toEqual([60, ['granted']])
  })
})

describe('an invented payment of an order whose yes the messenger took', () => {
  it('is taken back by the hourly walk when the list has it not, and what was spent by then is a debt', async () => {
    const { id, url } = await pressed()
    app.bot.messenger.transactions.pop()
    app.bot.messenger.forge('payment', invented(), id, url)
    await app.deliver()
    expect(await app.wood(id)).toBe(60)
    await spendWood(id, 30n)
    const before = await forgedCount()
    // The messenger's list may lag behind, so a young charge is not yet called forged.
    expect(await app.walk()).toMatchObject({ forged: 0 })
    app.server.clock.advance(5 * MS_PER_MINUTE)
    expect(await app.walk()).toMatchObject({ forged: 1 })
    expect(await app.walk()).toMatchObject({ forged: 0 })
    expect([await app.wood(id), await stateOf(id), await chargesOf(id)]).toEqual([0, 'refunded', ['refunded: forged']])
    expect(await ordersOf(id)).toMatchObject({ star_debt: 60, items: [{ refunds: [{ reason: 'forged' }] }] })
    expect(await forgedCount()).toBe(before + 1)
    await app.runRefunds()
  })

  it('before the true one leaves its payer with the money: the true one goes back, and the goods do', async () => {
    const { id, url, chargeId, payment } = await pressed()
    app.bot.messenger.forge('payment', invented(), id, url)
    await app.deliver()
    app.bot.queue.add(payment)
    await app.deliver()
    expect([await app.wood(id), await app.fate(chargeId)]).toEqual([60, 'refund-due: twice'])
    app.server.clock.advance(5 * MS_PER_MINUTE)
    expect(await app.walk()).toMatchObject({ forged: 1 })
    await app.runRefunds()
    await app.deliver()
    expect([await app.wood(id), await app.fate(chargeId)]).toEqual([0, 'refunded: twice'])
    expect(await ordersOf(id)).toMatchObject({ star_debt: 0, items: [{ state: 'refunded' }] })
  })

  it('by another player’s charge is taken back as soon as the true update comes, and its payer loses nothing', async () => {
    const [forger, other] = [await pressed(), await payer()]
    app.bot.messenger.transactions.pop()
    const chargeId = app.bot.messenger.chargeFor(other.url, other.id)
    const [payment] = app.bot.queue.take(0, 1)
    if (payment) app.bot.queue.remove(payment)
    app.bot.messenger.forge('payment', chargeId, forger.id, forger.url)
    await app.deliver()
    expect(await app.wood(forger.id)).toBe(60)
    if (payment) app.bot.queue.add(payment)
    await app.deliver()
    expect([await app.wood(forger.id), await chargesOf(forger.id)]).toEqual([0, ['refunded: stranger']])
    expect([await app.wood(other.id), await chargesOf(other.id)]).toEqual([60, ['granted']])
    await app.runRefunds()
    expect(refundsAsked(chargeId)).toEqual([])
  })

  it('that an operator gives back counts again when the messenger refuses, until the hourly comparison takes it back', async () => {
    const { id, url } = await pressed()
    app.bot.messenger.transactions.pop()
    const chargeId = 'stx-asked-for'
    app.bot.messenger.forge('payment', chargeId, id, url)
    await app.deliver()
    expect(await app.refund(id, chargeId)).toBe(true)
    await app.runRefunds()
    expect([await app.wood(id), await app.fate(chargeId)]).toEqual([60, 'granted: support'])
    app.server.clock.advance(5 * MS_PER_MINUTE)
    await app.walk()
    expect([await app.wood(id), await app.fate(chargeId)]).toEqual([0, 'refunded: forged'])
  })
})

describe('the walk through the messenger’s list', () => {
  it('gives a payment back that it had taken for invented when the list has it after all', async () => {
    const { id, chargeId, payment } = await pressed()
    app.bot.queue.add(payment)
    await app.deliver()
    const [late] = app.bot.messenger.transactions.splice(-1)
    app.server.clock.advance(5 * MS_PER_MINUTE)
    expect(await app.walk()).toMatchObject({ forged: 1 })
    if (late) app.bot.messenger.transactions.push(late)
    await app.walk()
    await app.walk()
    expect(await app.fate(chargeId)).toBe('refund-due: unknown')
    await app.runRefunds()
    await app.deliver()
    await app.walk()
    expect([await app.wood(id), await app.fate(chargeId)]).toEqual([0, 'refunded: unknown'])
  })

  it('gives the goods again when the messenger refuses to give such a payment back', async () => {
    const { id, chargeId, payment } = await pressed()
    app.bot.queue.add(payment)
    await app.deliver()
    const [late] = app.bot.messenger.transactions.splice(-1)
    app.server.clock.advance(5 * MS_PER_MINUTE)
    await app.walk()
    if (late) app.bot.messenger.transactions.push(late)
    await app.walk()
    await app.walk()
    expect([await app.wood(id), await app.fate(chargeId)]).toEqual([0, 'refund-due: unknown'])
    app.bot.refuseWith({ error_code: 400, description: 'Bad Request: CHARGE_ID_INVALID' })
    await app.runRefunds()
    app.bot.refuseWith(null)
    expect([await app.wood(id), await app.fate(chargeId)]).toEqual([60, 'granted: unknown'])
  })

  it('begins anew with a list that has become shorter, and takes nothing back of what that has', async () => {
    const id = await players.join()
    const url = await app.invoice(id)
    for (let count = 0; count < 220; count += 1) app.bot.messenger.chargeFor(url, id)
    app.bot.queue.take(Number.MAX_SAFE_INTEGER, 1)
    await app.walk()
    app.bot.messenger.transactions.length = 0
    const { chargeId, payment } = await pressed()
    app.bot.queue.add(payment)
    await app.deliver()
    app.server.clock.advance(5 * MS_PER_MINUTE)
    expect(await app.walk()).toMatchObject({ seen: 1, forged: 0 })
    expect(await app.fate(chargeId)).toBe('granted')
  })
})

describe('a malformed update with the right secret', () => {
  it('is answered with 200, changes nothing, and is counted (R49)', async () => {
    const charges = async () => (await sql`select count(*) from payment_charges`.execute(app.server.db)).rows
    const counted = async (): Promise<number> =>
      Number(/updates_malformed_total (\d+)/.exec(await app.server.metrics.text())?.[1])
    const before = await charges()
    const countedBefore = await counted()
    const message = { message_id: 1, date: 1, chat: { id: 5, type: 'private' }, from: { id: 5 } }
    const parts = [
      { pre_checkout_query: {} },
      { pre_checkout_query: { id: 'q', from: {} } },
      { message: {} },
      { message: { ...message, successful_payment: {} } },
      { message: { ...message, refunded_payment: {} } },
      { message: { ...message, text: 7 } },
    ]
    for (const part of parts) {
      const { statusCode } = await app.server.app.inject({
        method: 'POST',
        url: WEBHOOK_PATH,
        headers: { 'x-telegram-bot-api-secret-token': WEBHOOK_SECRET },
        payload: { update_id: 7, ...part },
      })
      expect(statusCode, JSON.stringify(part)).toBe(200)
    }
    expect(await charges()).toEqual(before)
    expect(await counted()).toBe(countedBefore + parts.length)
  })
})
