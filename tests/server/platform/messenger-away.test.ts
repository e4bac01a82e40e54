import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allHandlers } from '#server/modules/all-handlers.ts'
import { WEBHOOK_PATH } from '#server/platform/bot/update-webhook.ts'
import { type KombatPlayers, kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { type BotApi, startBotApi } from '#tests/helpers/server/bot-api.ts'
import { freePort } from '#tests/helpers/server/free-port.ts'
import { type TestApp, testApp, testConfig } from '#tests/helpers/server/test-app.ts'

const SECRET = 'secret-of-the-test-webhook'
const AWAY = [503, 'messenger-silent']

let bot: BotApi
let broken: TestApp
let absent: TestApp
let apps: readonly { readonly server: TestApp; readonly players: KombatPlayers }[]
beforeAll(async () => {
  bot = await startBotApi()
  bot.refuseWith({ error_code: 502, description: 'Bad Gateway' })
  const config = {
    botUpdates: 'webhook',
    botWebhookSecret: SECRET,
    client: { ...testConfig().client, channels: { news: 'https://t.me/house_kombat_news' } },
  } as const
  broken = await testApp({ config: { ...config, botApiRoot: bot.root } })
  absent = await testApp({ config: { ...config, mode: 'local', botApiRoot: `http://127.0.0.1:${await freePort()}` } })
  apps = [absent, broken].map((server) => ({ server, players: kombatPlayers(server) }))
})
afterAll(async () => {
  for (const { server } of apps) await server.close()
  await bot.close()
})

const takeBoost = (server: TestApp, as: number) =>
  server.call('users.takeBoost', { body: { source: 'channel' } }, { as })
const invoice = (server: TestApp, as: number) =>
  server.call('iap.invoice', { body: { type: 'meat-hook-xtr', quantity: 1 } }, { as })
const ASKING = { 'users.takeBoost': takeBoost, 'iap.invoice': invoice }

const update = async (server: TestApp, parts: object) => {
  const headers = { 'x-telegram-bot-api-secret-token': SECRET }
  const payload = { update_id: 7, ...parts }
  const answer = await server.app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload })
  return [answer.statusCode, answer.json().code]
}

describe('while the Bot API is away (R49)', () => {
  it('the calls that ask another server before their transaction are the calls of this test', () => {
    const asking = Object.entries(allHandlers).flatMap(([name, handler]) => ('prepare' in handler ? [name] : []))
    expect(asking.sort()).toEqual(Object.keys(ASKING).sort())
  })

  it.each(Object.entries(ASKING))(
    '%s answers 503 with its own code, whether the Bot API is silent or answers 502',
    async (_name, ask) => {
      for (const { server, players } of apps) {
        const { status, error } = await ask(server, await players.join())
        expect([status, error.code]).toEqual(AWAY)
      }
    },
  )

  it('an update that asks the messenger is answered so, too, and comes again', async () => {
    for (const { server, players } of apps) {
      const from = { id: await players.join(), is_bot: false, first_name: 'Ann' }
      const query = { id: 'q', from, currency: 'XTR', total_amount: 5, invoice_payload: 'x' }
      expect(await update(server, { pre_checkout_query: query })).toEqual(AWAY)
      const paid = { currency: 'XTR', total_amount: 5, invoice_payload: 'x', telegram_payment_charge_id: 'stx-lost' }
      const message = { message_id: 1, date: 1, chat: { id: from.id, type: 'private' }, from }
      const reported = { ...message, successful_payment: { ...paid, provider_payment_charge_id: '' } }
      expect(await update(server, { message: reported })).toEqual(AWAY)
    }
  })

  it('the pay sheet of local mode says so (R45)', async () => {
    const answer = await absent.app.inject({ method: 'POST', url: '/local/messenger/sent', payload: {} })
    expect([answer.statusCode, answer.json().code]).toEqual(AWAY)
  })
})
