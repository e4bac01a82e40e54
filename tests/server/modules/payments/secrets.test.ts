import { Writable } from 'node:stream'
import { inspect } from 'node:util'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPolling } from '#server/jobs/bot-updates.ts'
import { chatsFor } from '#server/platform/bot/chats-for.ts'
import { messagesFor } from '#server/platform/bot/messages-for.ts'
import { WEBHOOK_PATH } from '#server/platform/bot/update-webhook.ts'
import { refuseOtherUpdates } from '#server/platform/bot/webhook-setup.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { type PayingApp, payingApp, WEBHOOK_SECRET } from '#tests/helpers/players/paying-players.ts'
import { TEST_BOT_TOKEN } from '#tests/helpers/server/test-app.ts'

let app: PayingApp
let said = ''
const { err } = pino.stdSerializers
const log = pino(
  { level: 'debug', serializers: { err } },
  new Writable({
    write: (chunk, _encoding, done) => {
      said += String(chunk)
      done()
    },
  }),
)
beforeAll(async () => {
  app = await payingApp({ log })
})
afterAll(() => app.server.close())

it('the bot’s token and the webhook’s secret are in no log, answer or metric, also while the messenger is away', async () => {
  const { server, bot } = app
  const players = kombatPlayers(server)
  const id = await players.join()
  const answers: string[] = []
  const ask = async () => {
    const { status, headers, error } = await server.call(
      'iap.invoice',
      { body: { type: 'hooks', quantity: 1 } },
      { as: id },
    )
    answers.push(JSON.stringify({ status, headers, error }))
  }
  await app.buy(id)
  bot.refuseWith({ error_code: 500, description: 'Internal Server Error' })
  await ask()
  bot.refuseWith(null)
  const forged = await server.app.inject({
    method: 'POST',
    url: WEBHOOK_PATH,
    headers: { 'x-telegram-bot-api-secret-token': `${WEBHOOK_SECRET}x` },
    payload: {},
  })
  answers.push(forged.body)
  await bot.close()
  await ask()
  const polling = startPolling({
    ...server,
    config: { ...server.config, botUpdates: 'polling' },
    log,
    chats: chatsFor(server.config),
  })
  await expect.poll(() => said, { interval: 20, timeout: 10_000 }).toContain('no updates came')
  await polling.stop()
  await refuseOtherUpdates({ ...server.config, publicUrl: 'https://play.example.org' }, log)
  const silent = await chatsFor(server.config)
    .isMember('@house_kombat', id)
    .catch((error: unknown) => error)
  log.error({ err: silent }, 'no answer about a chat')
  answers.push(inspect(silent, { depth: null }))
  const unsent = await messagesFor(server.config).send(id, 'News', { text: 'Open', url: 'https://t.me/bot' })
  expect(unsent).toEqual({ is: 'unknown' })
  answers.push(await server.metrics.text())
  expect(said).toContain('no answer about a chat')
  expect(said).toContain('the messenger gave no invoice')
  expect(said).toContain('did not say how it sends updates')
  for (const secret of [TEST_BOT_TOKEN, TEST_BOT_TOKEN.split(':')[1] ?? '', WEBHOOK_SECRET]) {
    expect(said).not.toContain(secret)
    expect(answers.join()).not.toContain(secret)
  }
})
