import { afterAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '#tests/helpers/database/test-database.ts'
import { startBotApi } from '#tests/helpers/server/bot-api.ts'
import { signLaunchData } from '#tests/helpers/server/launch-data.ts'
import { NO_CLIENT, startServer } from '#tests/helpers/server/server-process.ts'

const BOT_TOKEN = '123456789:AAFakeTokenForTestsOnly_0123456789'
const PLAYER = 4711

const database = await createTestDatabase()
const bot = await startBotApi()
const server = await startServer({
  DATABASE_URL: database.url,
  CLIENT_DIR: NO_CLIENT,
  BOT_TOKEN,
  BOT_API_ROOT: bot.root,
  CHANNELS: 'news=https://t.me/house_kombat_news',
})
afterAll(async () => {
  await server.stop()
  await bot.close()
  await database.drop()
})

const call = async (method: string, path: string, body?: object) => {
  const launch = signLaunchData(BOT_TOKEN, { id: PLAYER }, { authDate: Math.floor(Date.now() / 1000) })
  const response = await fetch(`${server.address}/api/v1/${path}`, {
    method,
    headers: { authorization: `tma ${launch}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, answer: (await response.json()) as { data?: unknown; message?: string } }
}

test('a server as operators run it asks the Bot API by its own job queue, and the poll gets the answer (rows 62, 66)', {
  timeout: 60_000,
}, async () => {
  await call('POST', 'users/onboard', { house_id: 0 })
  bot.setMember('@house_kombat_news', PLAYER, 'member')
  const started = await call('POST', 'tasks/join-channel')
  expect(started.status).toBe(200)
  const decided = await vi.waitFor(
    async () => {
      const poll = await call('GET', `tasks/notification/${String(started.answer.data)}`)
      expect(poll.status).toBe(200)
      return poll.answer.data
    },
    { timeout: 20_000, interval: 50 },
  )
  expect(decided).toEqual({ repeats: 1 })
  expect(bot.calls).toEqual([
    { token: BOT_TOKEN, method: 'getChatMember', payload: { chat_id: '@house_kombat_news', user_id: PLAYER } },
  ])
  expect((await call('GET', 'users/balance')).answer.data).toBe(12_000_000_000)
})
