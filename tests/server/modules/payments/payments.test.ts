import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'
import { postMovements } from '#server/db/ledger.ts'
import { burn, mint } from '#server/db/movements.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { paymentsJobs } from '#server/modules/payments/jobs.ts'
import { chatsFor } from '#server/platform/bot/chats-for.ts'
import { WEBHOOK_PATH } from '#server/platform/bot/update-webhook.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { filePayingApp, WEBHOOK_SECRET } from '#tests/helpers/players/paying-players.ts'

const app = await filePayingApp()
const players = kombatPlayers(app.server)
afterAll(async () => expect(await auditDifferences(app.server.db)).toEqual([]))

const move = (account: number, asset: 'star' | 'material-wood', amount: number) =>
  inTransaction(app.server.db, (db) => {
    const cause = {
      id: uuidV7(app.server.entropy, app.server.clock.nowMs()),
      asset,
      reason: 'admin-grant',
      ref: null,
    } as const
    const value = BigInt(Math.abs(amount))
    const movement =
      amount > 0 ? mint({ ...cause, to: account, amount: value }) : burn({ ...cause, from: account, amount: value })
    return postMovements(db, [movement], app.server.clock.nowMs())
  })
const stateOf = async (as: number) => (await app.server.call('iap.orders', {}, { as })).data

describe('an invoice (row 168)', () => {
  it('is made once a key, for Telegram Stars alone and at the price of all pieces', async () => {
    const id = await players.join()
    const idempotencyKey = '00000000-0000-4000-8000-000000000001'
    const ask = () =>
      app.server.call('iap.invoice', { body: { type: 'hooks', quantity: 3 } }, { as: id, idempotencyKey })
    const first = (await ask()).data
    expect((await ask()).data).toEqual(first)
    const asked = app.bot.calls.filter(({ method }) => method === 'createInvoiceLink')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.payload).toMatchObject({ currency: 'XTR', provider_token: '', prices: [{ amount: 45 }] })
    expect((await app.server.call('iap.order', { params: { id: first.order_id } }, { as: id })).data).toMatchObject({
      state: 'open',
      price: 45,
      quantity: 3,
    })
  })

  it('is refused with "Failed to request invoice" when the messenger gives none, and made by the same key later (row 170)', async () => {
    const id = await players.join()
    const idempotencyKey = '00000000-0000-4000-8000-000000000002'
    const ask = () =>
      app.server.call('iap.invoice', { body: { type: 'hooks', quantity: 1 } }, { as: id, idempotencyKey })
    app.bot.refuseWith({ error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 1 } })
    const refused = await ask()
    app.bot.refuseWith(null)
    expect([refused.status, refused.error.message]).toEqual([400, 'Failed to request invoice'])
    expect((await ask()).status).toBe(200)
    expect((await stateOf(id)).items).toHaveLength(1)
  })

  it('is refused for an unknown offer, too many pieces and beyond the limit of a fortnight (row 170)', async () => {
    const id = await players.join()
    const ask = async (type: string, quantity: number) =>
      (await app.server.call('iap.invoice', { body: { type, quantity } }, { as: id })).error
    expect(await ask('nothing', 1)).toMatchObject({ message: 'Invalid payload' })
    expect(await ask('box', 2)).toMatchObject({ message: 'Invalid payload' })
    await app.buy(id, 'box')
    expect(await ask('box', 1)).toMatchObject({ message: 'Biweekly limit reached!' })
  })

  it('closes the oldest open order beyond ten', async () => {
    const id = await players.join()
    const first = await app.invoice(id)
    for (let more = 0; more < 10; more += 1) {
      app.server.clock.advance(1000)
      await app.invoice(id)
    }
    const { items } = await stateOf(id)
    expect(items.map(({ state }) => state)).toEqual([...Array.from({ length: 10 }, () => 'open'), 'closed'])
    expect(await app.press(first, id)).toMatchObject({ is: 'refused' })
  })
})

describe('a payment', () => {
  it('is granted once, however often it is told, and by nothing but its own update', async () => {
    const id = await players.join()
    const url = await app.invoice(id, 'box')
    const paid = await app.press(url, id)
    expect(paid).toMatchObject({ is: 'paid' })
    expect(await app.wood(id)).toBe(0)
    const [update] = app.bot.queue.take(0, 1)
    await app.deliver()
    if (!update) throw new Error('No payment was told.')
    for (let copy = 0; copy < 3; copy += 1) app.bot.queue.add(update)
    await app.deliver()
    expect(await app.wood(id)).toBe(60)
    expect((await stateOf(id)).items).toMatchObject([{ state: 'granted', type: 'box', price: 50 }])
  })

  it('is granted once by twenty updates at once', async () => {
    const id = await players.join()
    const chargeId = app.bot.messenger.chargeFor(await app.invoice(id, 'box'), id)
    const [update] = app.bot.queue.take(0, 1)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.server.app.inject({
          method: 'POST',
          url: WEBHOOK_PATH,
          headers: { 'x-telegram-bot-api-secret-token': WEBHOOK_SECRET },
          payload: update as object,
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
    await app.deliver()
    expect([await app.wood(id), await app.fate(chargeId)]).toEqual([60, 'granted'])
  })

  it.each<readonly [string, (id: number, url: string) => Promise<string>, string]>([
    [
      'a second charge of one order',
      async (id, url) => {
        app.bot.messenger.chargeFor(url, id)
        return app.bot.messenger.chargeFor(url, id)
      },
      'twice',
    ],
    ['another player’s money', async (_id, url) => app.bot.messenger.chargeFor(url, await players.join()), 'stranger'],
    ['another amount', async (id, url) => app.bot.messenger.chargeFor(url, id, { amount: 1 }), 'amount'],
    [
      'a payload of somebody else',
      async (id, url) => app.bot.messenger.chargeFor(url, id, { payload: 'x' }),
      'unknown',
    ],
    [
      'money of who never played',
      async (_id, url) => app.bot.messenger.chargeFor(url, players.stranger()),
      'no-account',
    ],
    [
      'money of the banned',
      async (id, url) => {
        await players.ban(id)
        return app.bot.messenger.chargeFor(url, id)
      },
      'banned',
    ],
    [
      'money of who has deleted the account',
      async (id, url) => {
        await app.server.call('users.delete', {}, { as: id })
        return app.bot.messenger.chargeFor(url, id)
      },
      'no-account',
    ],
  ])('goes back when it is %s, and the payer is told once', async (_name, pay, reason) => {
    const id = await players.join()
    const chargeId = await pay(id, await app.invoice(id))
    await app.deliver()
    expect(await app.fate(chargeId)).toBe(`refund-due: ${reason}`)
    const reported = app.bot.messenger.sent.length
    await app.runRefunds()
    await app.deliver()
    await app.runRefunds()
    expect(await app.fate(chargeId)).toBe(`refunded: ${reason}`)
    const texts = app.bot.messenger.sent.slice(reported).map(({ text }) => text)
    expect(texts).toHaveLength(1)
    expect(texts[0]).toMatch(/^⭐ Your \d+ Telegram Stars are on their way back to you\. .+\.$/)
  })

  it('for an ended offer goes back', async () => {
    const id = await players.join()
    const url = await app.invoice(id, 'box')
    const box = app.offers.get('box')
    app.offers.delete('box')
    const chargeId = app.bot.messenger.chargeFor(url, id)
    await app.deliver()
    if (box) app.offers.set('box', box)
    expect(await app.fate(chargeId)).toBe('refund-due: ended')
    await app.runRefunds()
  })

  it('whose order row is gone is granted by its payload', async () => {
    const id = await players.join()
    const url = await app.invoice(id, 'hooks', 4)
    await app.server.db.deleteFrom('payment_orders').where('player_id', '=', BigInt(id)).execute()
    const chargeId = app.bot.messenger.chargeFor(url, id)
    await app.deliver()
    expect([await app.fate(chargeId), await app.wood(id)]).toEqual(['granted', 20])
  })
})

describe('the last question before a payment', () => {
  it('is answered with no, in the player’s language, for what cannot be granted', async () => {
    const [id, other] = [await players.join(), await players.join()]
    const old = await app.invoice(id)
    expect(await app.press(old, other)).toEqual({
      is: 'refused',
      why: "This invoice is another player's. Open the shop to get your own.",
    })
    expect(await app.press(old, players.stranger())).toMatchObject({ is: 'refused', why: /Start the game/ })
    const { data } = await app.server.call('users.preferences', {}, { as: id })
    await app.server.call('users.savePreferences', { body: { ...data, language: 'ru' } }, { as: id })
    app.server.clock.advance(MS_PER_DAY + 1)
    expect(await app.press(old, id)).toEqual({ is: 'refused', why: 'Этот счёт устарел. Запросите новый в магазине.' })
  })

  it('holds a place under the limit for a quarter of an hour', async () => {
    const id = await players.join()
    const [one, other] = [await app.invoice(id, 'box'), await app.invoice(id, 'box')]
    app.bot.messenger.transactions.length = 0
    expect(await app.press(one, id)).toMatchObject({ is: 'paid' })
    app.bot.queue.take(Number.MAX_SAFE_INTEGER, 1)
    expect(await app.press(other, id)).toMatchObject({ is: 'refused', why: /next fortnight/ })
    app.server.clock.advance(15 * MS_PER_MINUTE)
    expect(await app.press(other, id)).toMatchObject({ is: 'paid' })
    app.bot.queue.take(Number.MAX_SAFE_INTEGER, 1)
    app.bot.messenger.transactions.length = 0
  })

  it('that comes again after its answer, or too late for one, is taken and does not come for ever', async () => {
    const id = await players.join()
    app.bot.queue.faults = { copies: () => 3 }
    const { is } = await app.press(await app.invoice(id), id)
    app.bot.queue.faults = {}
    expect(is).toBe('paid')
    await app.deliver()
    expect(app.bot.queue.size).toBe(0)
    const payer = await players.join()
    await app.bot.messenger.pay(await app.invoice(payer), payer, Promise.resolve())
    await app.deliver()
    expect(app.bot.queue.size).toBe(0)
  })

  it('is answered with no when the price has changed, and may be asked twice', async () => {
    const id = await players.join()
    const url = await app.invoice(id, 'hooks')
    expect(await app.press(url, id)).toMatchObject({ is: 'paid' })
    app.bot.queue.take(Number.MAX_SAFE_INTEGER, 1)
    const hooks = app.offers.get('hooks')
    if (!hooks) throw new Error('There are hooks.')
    app.offers.set('hooks', { ...hooks, priceXtr: 16 })
    expect(await app.press(url, id)).toMatchObject({ is: 'refused', why: /price has changed/ })
    app.offers.set('hooks', hooks)
    expect(await app.press(url, id)).toMatchObject({ is: 'paid' })
    app.bot.queue.take(Number.MAX_SAFE_INTEGER, 1)
    app.bot.messenger.transactions.length = 0
  })
})

describe('a refund (R49)', () => {
  it('takes back what is there before the messenger is asked, and the echo takes nothing again', async () => {
    const id = await players.join()
    const chargeId = await app.buy(id, 'box')
    expect(await app.refund(id, chargeId)).toBe(true)
    expect([await app.wood(id), await app.fate(chargeId)]).toEqual([0, 'refund-due: support'])
    await app.runRefunds()
    await app.deliver()
    expect(await app.fate(chargeId)).toBe('refunded: support')
    expect(await app.refund(id, chargeId)).toBe(false)
    expect(await stateOf(id)).toMatchObject({ items: [{ state: 'refunded' }], star_debt: 0 })
  })

  it('books what is missing as a debt of 2.4 STAR a Star, which incoming STAR pay; in debt nothing is spent or bought', async () => {
    const id = await players.join()
    const chargeId = await app.buy(id, 'box')
    await move(id, 'material-wood', -20)
    await move(id, 'star', 10)
    await app.refund(id, chargeId)
    // A third of what 50 Stars bought is missing. That is 40 STAR, of which 10 are there.
    expect(await stateOf(id)).toMatchObject({ star_debt: 30 })
    const refused = await app.server.call('iap.invoice', { body: { type: 'hooks', quantity: 1 } }, { as: id })
    expect(refused.error).toMatchObject({ code: 'star-debt', details: { stars: 30 } })
    await move(id, 'star', 12)
    await expect(move(id, 'star', -1)).rejects.toMatchObject({ code: 'star-debt' })
    await app.collect()
    expect(await stateOf(id)).toMatchObject({ star_debt: 18 })
    await move(id, 'star', 20)
    await app.collect()
    expect((await app.server.call('users.stars', {}, { as: id })).data).toBe(2)
    expect(await stateOf(id)).toMatchObject({ star_debt: 0 })
    await app.runRefunds()
  })

  it('that the messenger refuses for good gives back what was taken, and the debt', async () => {
    const id = await players.join()
    const chargeId = await app.buy(id, 'box')
    await move(id, 'material-wood', -30)
    await move(id, 'star', 10)
    await app.refund(id, chargeId)
    app.bot.refuseWith({ error_code: 400, description: 'Bad Request: CHARGE_ID_INVALID' })
    await app.runRefunds()
    app.bot.refuseWith(null)
    expect([await app.wood(id), await app.fate(chargeId)]).toEqual([30, 'granted: support'])
    expect((await app.server.call('users.stars', {}, { as: id })).data).toBe(10)
    expect(await stateOf(id)).toMatchObject({ items: [{ state: 'granted' }], star_debt: 0 })
  })

  it('whose answer is lost is asked again, and "already refunded" is done', async () => {
    const id = await players.join()
    const chargeId = await app.buy(id)
    await app.refund(id, chargeId)
    app.bot.messenger.lostAnswers = 'refundStarPayment'
    await app.runRefunds()
    app.bot.messenger.lostAnswers = null
    expect(await app.fate(chargeId)).toBe('refund-due: support')
    await app.runRefunds()
    expect(await app.fate(chargeId)).toBe('refund-due: support')
    app.server.clock.advance(MS_PER_HOUR)
    await app.runRefunds()
    expect(await app.fate(chargeId)).toBe('refunded: support')
  })

  it('of each of many payments is asked for in one run of the job, however many there are', async () => {
    const id = await players.join()
    const url = await app.invoice(id)
    const charges = Array.from({ length: 120 }, () => app.bot.messenger.chargeFor(url, id))
    await app.deliver()
    const job = paymentsJobs.find(({ name }) => name === 'refund-payments')
    await job?.run({ ...app.server, log: pino({ level: 'silent' }), chats: chatsFor(app.server.config) }, {})
    await app.deliver()
    const fates = await Promise.all(charges.map((charge) => app.fate(charge)))
    expect(fates.filter((fate) => fate === 'granted')).toHaveLength(1)
    expect(fates.filter((fate) => fate === 'refunded: twice')).toHaveLength(119)
  })

  it('waits as long as the messenger says', async () => {
    const id = await players.join()
    const chargeId = await app.buy(id)
    await app.refund(id, chargeId)
    app.bot.refuseWith({ error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 600 } })
    await app.runRefunds()
    app.bot.refuseWith(null)
    app.server.clock.advance(9 * MS_PER_MINUTE)
    await app.runRefunds()
    expect(await app.fate(chargeId)).toBe('refund-due: support')
    app.server.clock.advance(MS_PER_MINUTE)
    await app.runRefunds()
    expect(await app.fate(chargeId)).toBe('refunded: support')
  })

  it('whose update comes before its payment’s lets the payment bring nothing', async () => {
    const id = await players.join()
    const chargeId = app.bot.messenger.chargeFor(await app.invoice(id), id)
    app.bot.messenger.refund(chargeId, id)
    const [payment, refunded] = app.bot.queue.take(0, 2)
    if (!payment || !refunded) throw new Error('Both were told.')
    app.bot.queue.remove(payment)
    await app.deliver()
    app.bot.queue.add(payment)
    await app.deliver()
    expect([await app.wood(id), await app.fate(chargeId)]).toEqual([0, 'refunded: messenger'])
  })

  it('by the messenger itself takes back what the charge had brought', async () => {
    const id = await players.join()
    const chargeId = await app.buy(id, 'box')
    app.bot.messenger.refund(chargeId, id)
    await app.deliver()
    expect([await app.wood(id), await app.fate(chargeId)]).toEqual([0, 'refunded: messenger'])
  })
})

describe('the comparison with the messenger’s list', () => {
  it('grants payments and books refunds that no update has reported, once', async () => {
    await app.walk()
    const id = await players.join()
    app.bot.queue.faults = { isLost: () => true }
    const chargeId = app.bot.messenger.chargeFor(await app.invoice(id, 'box'), id)
    const returned = app.bot.messenger.chargeFor(await app.invoice(id), id)
    app.bot.messenger.refund(returned, id)
    app.bot.queue.faults = {}
    expect(await app.walk()).toMatchObject({ granted: 2, surplus: 0, refunds: 1 })
    expect(await app.walk()).toMatchObject({ granted: 0, surplus: 0, refunds: 0 })
    expect([await app.wood(id), await app.fate(chargeId)]).toEqual([60, 'granted'])
    expect(await app.fate(returned)).toBe('refunded: messenger')
  })
})

describe('the webhook', () => {
  it('changes nothing without its secret, or with a wrong one, and counts both', async () => {
    const id = await players.join()
    app.bot.messenger.chargeFor(await app.invoice(id, 'box'), id)
    const [update] = app.bot.queue.take(0, 1)
    const forged = (headers: Readonly<Record<string, string>>) =>
      app.server.app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload: update as object })
    expect((await forged({})).statusCode).toBe(403)
    expect((await forged({ 'x-telegram-bot-api-secret-token': 'wrong' })).statusCode).toBe(403)
    expect(await app.wood(id)).toBe(0)
    expect(await app.server.metrics.text()).toMatch(/house_kombat_webhooks_refused_total 2/)
    await app.deliver()
  })

  it('answers /paysupport and /terms, also to the banned', async () => {
    const id = await players.join()
    await players.ban(id)
    app.bot.messenger.write(id, '/paysupport')
    app.bot.messenger.write(id, '/terms@house_kombat_bot')
    await app.deliver()
    const texts = app.bot.messenger.sent.filter(({ userId }) => userId === id).map(({ text }) => text)
    expect(texts).toHaveLength(2)
    expect(texts[0]).toContain('48 hours')
    expect(texts[1]).toContain('no prize, nor one that a tournament ticket can win, is TON or can be withdrawn')
  })
})
