import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { paymentTexts } from '#server/modules/payments/texts.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { WEBHOOK_PATH } from '#server/platform/bot/update-webhook.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { filePayingApp, WEBHOOK_SECRET } from '#tests/helpers/players/paying-players.ts'

const app = await filePayingApp()
const players = kombatPlayers(app.server)

let lastQuery = 0
const LANGUAGES = ['en', 'ru'] as const

/** Sends the bot a pre-checkout query. Returns the error message for the payer; null if the bot accepts the payment. */
const reported = async (
  language: (typeof LANGUAGES)[number],
  payer: number,
  url: string,
  changes: { readonly currency?: string; readonly total_amount?: number; readonly invoice_payload?: string } = {},
): Promise<unknown> => {
  const invoice = app.bot.messenger.invoice(url)
  const id = `asked-${++lastQuery}`
  const from = { id: payer, is_bot: false, first_name: 'Payer', language_code: language }
  const query = { id, from, currency: 'XTR', total_amount: invoice?.amount, invoice_payload: invoice?.payload }
  await app.server.app.inject({
    method: 'POST',
    url: WEBHOOK_PATH,
    headers: { 'x-telegram-bot-api-secret-token': WEBHOOK_SECRET },
    payload: { update_id: 1, pre_checkout_query: { ...query, ...changes } },
  })
  const answer = app.bot.calls.findLast(({ payload }) => payload.pre_checkout_query_id === id)?.payload
  expect(answer).toBeDefined()
  return answer?.ok === true ? null : answer?.error_message
}

const payer = async (): Promise<{ readonly id: number; readonly url: string }> => {
  const id = await players.join()
  return { id, url: await app.invoice(id) }
}

describe.each(LANGUAGES)(
  'a payment that cannot be granted is refused before it is made, in %s (row 168)',
  (language) => {
    const texts = async () => paymentTexts(language)

    it('for an offer that has ended', async () => {
      const { id, url } = await payer()
      const hooks = app.offers.get('hooks')
      if (!hooks) throw new Error('There are hooks.')
      app.offers.delete('hooks')
      expect(await reported(language, id, url)).toBe((await texts()).ended)
      app.offers.set('hooks', hooks)
      expect(await reported(language, id, url)).toBeNull()
    })

    it('beyond the limit of a fortnight', async () => {
      const { id } = await payer()
      const [first, second] = [await app.invoice(id, 'box'), await app.invoice(id, 'box')]
      expect(await app.press(first, id)).toMatchObject({ is: 'paid' })
      expect(await reported(language, id, second)).toBe((await texts()).held.replace('{n}', '15'))
      app.server.clock.advance(14 * MS_PER_MINUTE)
      expect(await reported(language, id, second)).toBe((await texts())['held-minute'])
      await app.deliver()
      expect(await reported(language, id, second)).toBe((await texts()).limit)
    })

    it('by a link older than a day, and by no link of ours', async () => {
      const { id, url } = await payer()
      app.server.clock.advance(MS_PER_DAY + 1)
      expect(await reported(language, id, url)).toBe((await texts()).late)
      expect(await reported(language, id, url, { invoice_payload: 'not-ours' })).toBe((await texts()).late)
    })

    it('by another player', async () => {
      const { url } = await payer()
      expect(await reported(language, await players.join(), url)).toBe((await texts()).stranger)
    })

    it('for another amount or currency', async () => {
      const { id, url } = await payer()
      expect(await reported(language, id, url, { total_amount: 1 })).toBe((await texts()).amount)
      expect(await reported(language, id, url, { currency: 'EUR' })).toBe((await texts()).amount)
    })

    it('by a player who is banned', async () => {
      const { id, url } = await payer()
      await players.ban(id)
      expect(await reported(language, id, url)).toBe((await texts()).banned)
    })

    it('by a person who has no account, or has deleted it', async () => {
      const { id, url } = await payer()
      expect(await reported(language, 987_654_321, url)).toBe((await texts())['no-account'])
      await app.server.call('users.delete', {}, { as: id })
      expect(await reported(language, id, url)).toBe((await texts())['no-account'])
    })

    it('by a player who owes for a refund (R49)', async () => {
      const { id, url } = await payer()
      await sql`insert into star_debts (player_id, charge_id, owed, paid, at) values (${id}, 'x', 1, 0, now())`.execute(
        app.server.db,
      )
      expect(await reported(language, id, url)).toBe((await texts()).debt)
    })

    it('for what is paid already', async () => {
      const { id, url } = await payer()
      app.bot.messenger.chargeFor(url, id)
      await app.deliver()
      expect(await reported(language, id, url)).toBe((await texts()).twice)
    })
  },
)

it('is refused within the four seconds of an answer while the database lets it wait, in the language of the messenger', async () => {
  const { id, url } = await payer()
  await inTransaction(app.server.db, async (db) => {
    await getPlayerLocked(db, id)
    expect(await reported('ru', id, url)).toBe((await paymentTexts('ru')).busy)
  })
  expect(await reported('ru', id, url)).toBeNull()
})

describe('two payments at once', () => {
  it('of the last piece grant one, and the other goes back (row 172)', async () => {
    const id = await players.join()
    const urls = [await app.invoice(id, 'box'), await app.invoice(id, 'box')]
    const charges = urls.map((url) => app.bot.messenger.chargeFor(url, id))
    await Promise.all([app.deliver(), app.deliver()])
    const fates = await Promise.all(charges.map((chargeId) => app.fate(chargeId)))
    expect(fates.sort()).toEqual(['granted', 'refund-due: limit'])
    expect(await app.wood(id)).toBe(60)
  })

  it('of the last piece are asked about at once, and one is let through', async () => {
    const id = await players.join()
    const urls = [await app.invoice(id, 'box'), await app.invoice(id, 'box')]
    await app.deliver()
    const asked = urls.map((url) => app.bot.messenger.pay(url, id, new Promise(() => undefined)))
    await Promise.all(app.bot.queue.take(0, 2).map(app.send))
    const answers = await Promise.all(asked)
    expect(answers.filter(({ is }) => is === 'paid')).toHaveLength(1)
    expect(answers).toContainEqual({ is: 'refused', why: (await paymentTexts('en')).held.replace('{n}', '15') })
  })
})
