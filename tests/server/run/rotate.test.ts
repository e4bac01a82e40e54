import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallName } from '#contracts/calls.ts'
import type { CallInput } from '#contracts/schemas.ts'
import { type BotApiServer, startBotApiServer } from '#server/platform/bot/fake/bot-api-server.ts'
import { FakeMessenger } from '#server/platform/bot/fake/fake-messenger.ts'
import { UpdateQueue } from '#server/platform/bot/fake/update-queue.ts'
import { WEBHOOK_PATH } from '#server/platform/bot/update-webhook.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database/test-database.ts'
import { freePort } from '#tests/helpers/server/free-port.ts'
import { NO_CLIENT, type ServerUnderTest, startServerUnderTest } from '#tests/helpers/server/server-process.ts'
import { signedRequest } from '#tests/helpers/storm/signed-request.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const PAGE = fs.readFileSync(path.join(ROOT, 'src/server/readme/rotate.md'), 'utf8')
const OLD = {
  BOT_TOKEN: '123456789:old-token',
  BOT_WEBHOOK_SECRET: 'old-secret-of-webhook',
  AD_REWARD_SECRET: 'old-secret-of-ads',
}
const NEW = {
  BOT_TOKEN: '123456789:new-token',
  BOT_WEBHOOK_SECRET: 'new-secret-of-webhook',
  AD_REWARD_SECRET: 'new-secret-of-ads',
}
type Secret = keyof typeof OLD
const PLAYER = 7301

type Settings = Readonly<Record<string, string>>
type Step =
  | { readonly settings: readonly (readonly [name: string, value: string])[] }
  | { readonly admin: readonly string[] }

const stepsOf = (chapter: string): Step[] => {
  const [, block = ''] = new RegExp(`\\n## ${chapter}\\n[\\s\\S]*?\`\`\`sh\\n([\\s\\S]*?)\`\`\``).exec(PAGE) ?? []
  const lines = block.split('\n').map((line) => line.replace(/ +#.*/, '').trim())
  return lines.filter(Boolean).map((line) => {
    const [, command] = /^hk admin (.+)$/.exec(line) ?? []
    if (command !== undefined) return { admin: command.split(' ') }
    return { settings: line.split(' ').map((pair) => pair.split('=') as [string, string]) }
  })
}

let database: TestDatabase
let bot: BotApiServer
let address: string
let queue: UpdateQueue
let messenger: FakeMessenger
let env: Settings
let game: ServerUnderTest | undefined
const started: ServerUnderTest[] = []

const start = (changes: Settings = {}): ServerUnderTest => {
  const server = startServerUnderTest({ ...env, ...changes })
  started.push(server)
  return server
}

const replace = async (): Promise<void> => {
  game?.signal('SIGTERM')
  await game?.exited
  game = start()
  await game.ready
}

const admin = (args: readonly string[], changes: Settings = {}): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    const { PATH = '', HOME = '' } = process.env
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/run/hk/hk.ts', 'admin', ...args], {
      cwd: ROOT,
      env: { PATH, HOME, ...env, ...changes },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += String(data)
      })
    child.once('close', (code) => resolve({ code, output }))
  })

const take = async (step: Step, secret: Secret): Promise<void> => {
  if ('admin' in step) {
    expect((await admin(step.admin)).code).toBe(0)
    return
  }
  const { [`${secret}_PREVIOUS`]: _removed, ...kept } = env
  const value = (text: string): string => ({ '<new>': NEW[secret], '<old>': OLD[secret] })[text] ?? text
  env = { ...kept, ...Object.fromEntries(step.settings.map(([name, text]) => [name, value(text)])) }
  await replace()
}

const call = async <N extends CallName>(name: N, input: CallInput<N>, botToken = env.BOT_TOKEN ?? '') => {
  const request = signedRequest({ name, input, as: PLAYER, key: randomUUID() }, { botToken, nowMs: Date.now() })
  const answer = await fetch(`${address}${request.url}`, request.init)
  return { status: answer.status, body: (await answer.json()) as { data?: Record<string, string>; code?: string } }
}
const webhook = async (secret: string): Promise<number> =>
  (
    await fetch(`${address}${WEBHOOK_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
      body: '{"update_id":1}',
    })
  ).status
const reward = async (secret: string): Promise<number> =>
  (await fetch(`${address}/platform/ads/reward?secret=${secret}&user_id=${PLAYER}`)).status
/** Sends a message as the messenger does, with the secret that it was told. Expects that the server takes it. */
const arrives = async (): Promise<void> => {
  messenger.write(PLAYER, 'hello')
  await expect.poll(() => queue.size, { timeout: 10_000, interval: 50 }).toBe(0)
}

beforeAll(async () => {
  database = await createTestDatabase()
  queue = new UpdateQueue()
  messenger = new FakeMessenger((update) => queue.add(update), Date.now)
  bot = await startBotApiServer({ messenger, queue, port: 0, callsWebhook: true })
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  env = {
    ...OLD,
    DATABASE_URL: database.url,
    CLIENT_DIR: NO_CLIENT,
    PORT: String(port),
    JOBS: 'off',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'test',
    BOT_API_ROOT: bot.root,
    BOT_UPDATES: 'webhook',
    PUBLIC_URL: address,
    AD_BLOCK_ID: '1234',
    DRAIN_GRACE_MS: '0',
  }
  expect((await admin(['bot', 'setup'])).code).toBe(0)
  await replace()
  expect((await call('users.onboard', { body: { house_id: 1 } })).status).toBe(200)
}, 120_000)
afterAll(async () => {
  for (const server of started) server.killAll()
  await Promise.all(started.map(({ exited }) => exited))
  await bot.close()
  await database.drop()
})

it('the page rotates the webhook’s secret without an update lost, and a start with another secret says so', {
  timeout: 120_000,
}, async () => {
  const other = await start({ BOT_WEBHOOK_SECRET: NEW.BOT_WEBHOOK_SECRET, PORT: '0' }).exited
  expect(other).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The messenger was told another BOT_WEBHOOK_SECRET: .*bot setup\.\n$/),
  })

  const [both, setUp, alone, ...more] = stepsOf("The webhook's secret")
  if (!both || !setUp || !alone || more.length > 0) throw new Error('The page has other steps.')
  await take(both, 'BOT_WEBHOOK_SECRET')
  expect(game?.output()).toContain('the messenger still sends BOT_WEBHOOK_SECRET_PREVIOUS')
  await arrives()
  expect([await webhook(OLD.BOT_WEBHOOK_SECRET), await webhook(NEW.BOT_WEBHOOK_SECRET)]).toEqual([200, 200])
  await take(setUp, 'BOT_WEBHOOK_SECRET')
  expect(messenger.webhook?.secret).toBe(NEW.BOT_WEBHOOK_SECRET)
  await arrives()
  await take(alone, 'BOT_WEBHOOK_SECRET')
  expect(game?.output()).not.toContain('BOT_WEBHOOK_SECRET')
  await arrives()
  expect([await webhook(OLD.BOT_WEBHOOK_SECRET), await webhook(NEW.BOT_WEBHOOK_SECRET)]).toEqual([403, 200])
})

it('the page rotates the bot’s token: players play on, and an invoice from before is paid', {
  timeout: 120_000,
}, async () => {
  const [both, setUp, alone, ...more] = stepsOf("The bot's token")
  if (!both || !setUp || !alone || more.length > 0) throw new Error('The page has other steps.')
  const me = async (token: string) => (await call('users.me', {}, token)).body.code ?? 'accepted'
  const invoice = await call('iap.invoice', { body: { type: 'meat-hook-xtr', quantity: 1 } })
  await take(both, 'BOT_TOKEN')
  expect([await me(OLD.BOT_TOKEN), await me(NEW.BOT_TOKEN)]).toEqual(['accepted', 'accepted'])
  await take(setUp, 'BOT_TOKEN')
  const paid = await messenger.pay(invoice.body.data?.invoice_url ?? '', PLAYER, new Promise(() => undefined))
  expect(paid.is).toBe('paid')
  await expect
    .poll(async () => JSON.stringify((await call('iap.orders', {})).body), { timeout: 10_000 })
    .toContain('"state":"granted"')
  await take(alone, 'BOT_TOKEN')
  expect([await me(OLD.BOT_TOKEN), await me(NEW.BOT_TOKEN)]).toEqual(['authentication-invalid', 'accepted'])
})

it('the page rotates the ad network’s secret', { timeout: 120_000 }, async () => {
  const [both, alone, ...more] = stepsOf("The ad network's secret")
  if (!both || !alone || more.length > 0) throw new Error('The page has other steps.')
  await take(both, 'AD_REWARD_SECRET')
  expect([await reward(OLD.AD_REWARD_SECRET), await reward(NEW.AD_REWARD_SECRET)]).toEqual([200, 200])
  await take(alone, 'AD_REWARD_SECRET')
  expect([await reward(OLD.AD_REWARD_SECRET), await reward(NEW.AD_REWARD_SECRET)]).toEqual([403, 200])
})
