import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#languages/languages.ts'
import { OFFERS } from '#rules/shop/offers.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { invoiceTexts } from '#server/modules/payments/invoice-texts.ts'
import { PAYLOAD_BYTES_MAX, sealPayload } from '#server/modules/payments/payload.ts'
import { findPlayerLocked } from '#server/modules/players/service.ts'
import { decideOffer } from '#server/modules/shop/service.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { untilLockWaits } from '#tests/helpers/database/lock-waiters.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { filePayingApp, REAL_SHELF } from '#tests/helpers/players/paying-players.ts'

const app = await filePayingApp({}, REAL_SHELF)
const players = kombatPlayers(app.server)
afterAll(async () => expect(await auditDifferences(app.server.db)).toEqual([]))

const PAID = OFFERS.filter(({ currency }) => currency === 'XTR')
const bag = async (as: number) => (await app.server.call('equipments.mine', {}, { as })).data
const wear = (as: number, id: string) =>
  app.server.call('equipments.equip', { params: { id }, body: { equipped: true } }, { as })

describe('the shop’s offers for Telegram Stars (rows 168, 171, 172)', () => {
  it('have invoices of 32 and 255 characters at most in every language, at the largest quantity', async () => {
    for (const language of LANGUAGE_CODES) {
      for (const { type, quantityMax } of PAID) {
        const { title, description } = await invoiceTexts(type, quantityMax, language)
        expect([...title].length, `${language} ${title}`).toBeLessThanOrEqual(32)
        expect([...description].length, `${language} ${description}`).toBeLessThanOrEqual(255)
        expect(title).not.toContain('{')
      }
    }
  })

  it('fit the payload of an invoice', () => {
    for (const { type } of PAID) {
      const order = {
        orderId: '019aaf00-0000-7000-8000-000000000001',
        playerId: Number.MAX_SAFE_INTEGER,
        type,
        quantity: 10,
      }
      expect(sealPayload('1:token', order).length).toBeLessThanOrEqual(PAYLOAD_BYTES_MAX)
    }
  })

  it.each(PAID.map(({ type }) => type))('%s is paid, granted once, and taken back whole by a refund', async (type) => {
    const id = await players.join()
    const asset = async () => {
      const { rows } = await sql<{ asset: string; amount: bigint }>`
        select asset, amount from balances where owner_id = ${id} and amount > 0 order by asset`.execute(app.server.db)
      return rows.map((row) => `${row.asset} ${row.amount}`)
    }
    const before = await asset()
    const chargeId = await app.buy(id, type)
    expect(await app.fate(chargeId)).toBe('granted')
    expect(await asset()).not.toEqual(before)
    await app.refund(id, chargeId)
    expect(await asset()).toEqual(before)
    expect((await app.server.call('iap.orders', {}, { as: id })).data.star_debt).toBe(0)
  })

  it('of a fortnight can be bought once for Telegram Stars, again in the next', async () => {
    const id = await players.join()
    await app.buy(id, 'wood-box-xtr')
    const again = () => app.server.call('iap.invoice', { body: { type: 'wood-box-xtr', quantity: 1 } }, { as: id })
    expect((await again()).error.message).toBe('Biweekly limit reached!')
    app.server.clock.advance(14 * MS_PER_DAY)
    expect((await again()).status).toBe(200)
  })

  it('that an operator closes while an invoice is asked for are ordered, and refused at the checkout', async () => {
    const { server } = app
    const id = await players.join()
    const asked = await inTransaction(server.db, async (trx) => {
      await findPlayerLocked(trx, id)
      const call = server.call('iap.invoice', { body: { type: 'wood-box-xtr', quantity: 1 } }, { as: id })
      await untilLockWaits(server.db)
      await decideOffer(server.db, 'wood-box-xtr', { isClosed: true })
      return { call }
    })
    const { status, data } = await asked.call
    expect(status).toBe(200)
    expect((await app.press(data.invoice_url, id)).why).toMatch(/ended/)
    await decideOffer(server.db, 'wood-box-xtr', {})
  })

  it('that are sets are worn at once, and a refund takes the worn piece off with the rest (R47, R49)', async () => {
    const id = await players.join()
    const power = async () => (await players.row(id)).power
    const bare = await power()
    const chargeId = await app.buy(id, 'mammoth-set-xtr')
    const [piece] = (await bag(id)).filter(({ own }) => own.bound)
    if (!piece) throw new Error('The set is in the bag.')
    expect((await wear(id, piece.id)).status).toBe(200)
    expect(await power()).toBeGreaterThan(bare)
    await app.refund(id, chargeId)
    expect((await bag(id)).filter(({ own }) => own.bound)).toEqual([])
    expect(await power()).toBe(bare)
  })

  it('that the messenger refuses to refund are given again as they were, bound until the same day', async () => {
    const id = await players.join()
    const chargeId = await app.buy(id, 'firelord-sword-xtr')
    const before = await bag(id)
    await app.refund(id, chargeId)
    expect(await bag(id)).not.toEqual(before)
    app.bot.refuseWith({ error_code: 400, description: 'Bad Request: USER_ID_INVALID' })
    await app.runRefunds()
    app.bot.refuseWith(null)
    const sorted = (items: Awaited<ReturnType<typeof bag>>) => items.toSorted((a, b) => a.id.localeCompare(b.id))
    expect(sorted(await bag(id))).toEqual(sorted(before))
  })
})

describe('/paysupport (R49)', () => {
  const say = async (id: number, text: string): Promise<string> => {
    app.bot.messenger.write(id, text)
    await app.deliver()
    return app.bot.messenger.sent.filter(({ userId }) => userId === id).at(-1)?.text ?? ''
  }

  it('gives a purchase back of which nothing was used, by its line, once', async () => {
    const id = await players.join()
    const chargeId = await app.buy(id, 'mammoth-sword-xtr')
    expect(await say(id, '/paysupport')).toMatch(/\n\/paysupport 1 — Mammoth sword, ⭐ 250$/)
    expect(await say(id, '/paysupport 1')).toMatch(/^⭐ Done/)
    expect(await say(id, '/paysupport 1')).toMatch(/no such purchase/)
    await app.runRefunds()
    expect(await app.fate(chargeId)).toBe('refunded: support')
  })

  const piecesOf = async (id: number) => (await bag(id)).filter(({ own }) => own.bound)
  const takeOff = (as: number, id: string) =>
    app.server.call('equipments.equip', { params: { id }, body: { equipped: false } }, { as })

  it('gives back what was worn but never fought in, also after being attacked in it', async () => {
    const [id, foe] = [await players.join({ username: 'worn_only' }), await players.join()]
    const chargeId = await app.buy(id, 'mammoth-sword-xtr')
    const [piece] = await piecesOf(id)
    await wear(id, piece?.id ?? '')
    await players.challenge(foe, 'worn_only')
    expect(await say(id, '/paysupport 1')).toMatch(/^⭐ Done/)
    await app.runRefunds()
    expect(await app.fate(chargeId)).toBe('refunded: support')
  })

  it('leaves to an operator what was fought in, worn or taken off again, and shows nothing older than 48 hours', async () => {
    const [id] = [await players.join(), await players.join({ username: 'target' })]
    const chargeId = await app.buy(id, 'mammoth-sword-xtr')
    const [piece] = await piecesOf(id)
    await wear(id, piece?.id ?? '')
    await players.challenge(id, 'target')
    expect(await say(id, '/paysupport 1')).toMatch(/used some of this purchase/)
    await takeOff(id, piece?.id ?? '')
    expect(await say(id, '/paysupport 1')).toMatch(/used some of this purchase/)
    expect(await app.fate(chargeId)).toBe('granted')
    app.server.clock.advance(2 * MS_PER_DAY)
    expect(await say(id, '/paysupport')).toMatch(/^⭐ You have bought nothing/)
    expect(await say(id, '/paysupport 1')).toMatch(/no such purchase/)
  })
})
