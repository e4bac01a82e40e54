import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallName } from '#contracts/calls.ts'
import type { CallInput } from '#contracts/schemas.ts'
import { WEBHOOK_PATH } from '#server/platform/bot/update-webhook.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database/test-database.ts'
import { freePort } from '#tests/helpers/server/free-port.ts'
import { NO_CLIENT, type ServerUnderTest, startServerUnderTest } from '#tests/helpers/server/server-process.ts'
import { signedRequest } from '#tests/helpers/storm/signed-request.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const TOKEN = '987654321:AAtokenThatNobodyMayRead-_0123456789'
const SECRET = 'secret-that-nobody-may-read_0123456789'
/** Both secrets plain, encoded and reversed, and the token also without the bot's id. */
const SECRETS = [
  TOKEN,
  encodeURIComponent(TOKEN),
  TOKEN.slice(TOKEN.indexOf(':') + 1),
  SECRET,
  ...[TOKEN, SECRET].flatMap((text) => [
    Buffer.from(text).toString('base64url'),
    Buffer.from(text).toString('hex'),
    [...text].reverse().join(''),
  ]),
]

let database: TestDatabase
let dataDir: string
let [address, root, metrics] = ['', '', '']
let env: Readonly<Record<string, string>>
const said: string[] = []
const started: ServerUnderTest[] = []
const children: ChildProcess[] = []

const spawned = (file: string, args: readonly string[], its: Readonly<Record<string, string>>): ChildProcess => {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH, HOME, ...its },
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => said.push(String(data)))
  children.push(child)
  return child
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode)
    else child.once('close', (code) => resolve(code))
  })

const startMessenger = async (): Promise<ChildProcess> => {
  const port = new URL(root).port
  const child = spawned('src/server/run/bot-api.ts', [], { PORT: port, STATE_FILE: path.join(dataDir, 'messenger') })
  await new Promise<void>((resolve) => child.once('message', () => resolve()))
  return child
}

const admin = (...args: readonly string[]): Promise<number | null> =>
  exitOf(spawned('src/server/run/hk/hk.ts', ['admin', ...args], { ...env, LOG_LEVEL: 'debug' }))

const startGame = (changes: Readonly<Record<string, string>> = {}): ServerUnderTest => {
  const game = startServerUnderTest({ ...env, ...changes })
  started.push(game)
  return game
}

const ask = async (
  url: string,
  init: RequestInit = {},
): Promise<{ readonly status: number; readonly text: string }> => {
  const answer = await fetch(url, init)
  const text = await answer.text()
  said.push(JSON.stringify([...answer.headers]), text)
  return { status: answer.status, text }
}
const call = <N extends CallName>(name: N, input: CallInput<N>, as: number) => {
  const { url, init } = signedRequest({ name, input, as, key: randomUUID() }, { botToken: TOKEN, nowMs: Date.now() })
  return ask(`${address}${url}`, init)
}
const control = (deed: string, body: object) =>
  fetch(`${root}/control/${deed}`, { method: 'POST', body: JSON.stringify(body) }).then((answer) => answer.json())
const invoice = (as: number) => call('iap.invoice', { body: { type: 'meat-hook-xtr', quantity: 1 } }, as)
const stateOf = async (as: number): Promise<readonly string[]> =>
  JSON.parse((await call('iap.orders', {}, as)).text).data.items.map(({ state }: { state: string }) => state)
const forge = (headers: Readonly<Record<string, string>>, body: string, query = '') =>
  ask(`${address}${WEBHOOK_PATH}${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'secrets-'))
  const [gamePort, botPort, metricsPort] = [await freePort(), await freePort(), await freePort()]
  address = `http://127.0.0.1:${gamePort}`
  root = `http://127.0.0.1:${botPort}`
  metrics = `http://127.0.0.1:${metricsPort}/metrics`
  env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    CLIENT_DIR: NO_CLIENT,
    LOG_LEVEL: 'debug',
    NODE_ENV: 'test',
    PORT: String(gamePort),
    METRICS_PORT: String(metricsPort),
    BOT_TOKEN: TOKEN,
    BOT_API_ROOT: root,
    BOT_UPDATES: 'webhook',
    BOT_WEBHOOK_SECRET: SECRET,
    PUBLIC_URL: address,
    DRAIN_GRACE_MS: '0',
    NPC_TRADERS: 'off',
  }
})
afterAll(async () => {
  for (const game of started) game.killAll()
  for (const child of children) child.kill('SIGKILL')
  await Promise.all([...started.map(({ exited }) => exited), ...children.map(exitOf)])
  await database.drop()
  fs.rmSync(dataDir, { recursive: true })
})

it('neither the bot’s token nor the webhook’s secret is in anything that a process says, through payments, forgeries, outages and crashes', {
  timeout: 240_000,
}, async () => {
  const [payer, forger] = [7101, 7102]
  const header = 'x-telegram-bot-api-secret-token'
  let messenger = await startMessenger()
  expect(await admin('bot', 'setup')).toBe(0)
  let game = startGame()
  await game.ready
  for (const id of [payer, forger])
    expect((await call('users.onboard', { body: { house_id: 1 } }, id)).status).toBe(200)

  const link = JSON.parse((await invoice(payer)).text).data.invoice_url
  const { chargeId } = (await control('pay', { url: link, user_id: payer })) as { chargeId: string }
  await expect.poll(() => stateOf(payer), { timeout: 20_000 }).toEqual(['granted'])
  await control('write', { user_id: payer, text: '/paysupport' })
  await control('write', { user_id: payer, text: '/terms' })
  expect(await admin('stars', 'refund', String(payer), chargeId, '--why', 'asked for')).toBe(0)
  expect(await admin('stars', 'show', String(payer))).toBeTypeOf('number')

  const claim = { from: { id: forger }, chat: { id: forger, type: 'private' }, message_id: 1, date: 1_795_000_000 }
  const reported = { currency: 'XTR', total_amount: 15, invoice_payload: 'x', telegram_payment_charge_id: chargeId }
  const update = JSON.stringify({ update_id: 1, message: { ...claim, successful_payment: reported } })
  expect((await forge({}, update)).status).toBe(403)
  expect((await forge({ [header]: `${SECRET.slice(0, -1)}x` }, update)).status).toBe(403)
  expect((await forge({ [header]: SECRET }, update)).status).toBe(200)
  expect((await forge({ [header]: SECRET }, '{"update_id":')).status).toBe(400)
  expect((await forge({ [header]: SECRET }, `{"update_id":1,"more":"${'x'.repeat(2_000_000)}"}`)).status).toBe(413)
  expect(
    (await forge({ [header]: SECRET }, JSON.stringify({ update_id: 1, message: { ...claim, date: {} } }))).status,
  ).toBe(200)

  for (const [error_code, description, status] of [
    [500, 'Internal Server Error', 503],
    [401, 'Unauthorized', 400],
    [429, 'Too Many Requests: retry after 30', 400],
  ] as const) {
    await control('refusal', { error_code, description })
    expect((await invoice(payer)).status).toBe(status)
    expect(await forge({ [header]: SECRET }, update)).toMatchObject({ status: status === 503 ? 503 : 500 })
  }
  expect(await admin('bot', 'setup')).toBe(1)
  await control('refusal', {})
  await control('lost_answers', { method: 'createInvoiceLink' })
  expect((await invoice(payer)).status).toBe(503)
  messenger.kill('SIGKILL')
  await exitOf(messenger)
  expect((await invoice(payer)).status).toBe(503)
  expect(await admin('bot', 'setup')).toBe(1)
  await ask(metrics)

  game.killAll()
  said.push((await game.exited).output)
  game = startGame({ BOT_UPDATES: 'polling' })
  await game.ready
  await expect.poll(() => game.output(), { timeout: 20_000 }).toContain('no updates came')
  game.signal('SIGABRT')
  said.push((await game.exited).output)
  messenger = await startMessenger()
  for (const wrong of [
    { BOT_UPDATES: 'polling' },
    { BOT_UPDATES: 'webhook', PUBLIC_URL: '' },
    { BOT_WEBHOOK_SECRET: `${SECRET}!` },
    { BOT_TOKEN: `${TOKEN}!` },
    { LOCAL_MODE: 'on' },
    { DATABASE_URL: database.url.replace(/\/[^/]*$/, '/no-such-database') },
  ]) {
    const { code, output } = await startGame(wrong).exited
    expect(code, JSON.stringify(Object.keys(wrong))).not.toBe(0)
    said.push(output)
  }
  messenger.kill('SIGKILL')

  const all = said.join('\n')
  for (const sentence of [
    'the messenger gave no invoice',
    'The messenger calls',
    'is BOT_TOKEN right',
    'no updates came',
    'run hk admin bot setup',
    'the messenger’s list has not',
    'house_kombat_payments_forged_total',
  ])
    expect(all, 'what was looked for must have been said').toContain(sentence)
  expect(SECRETS.filter((secret) => all.includes(secret))).toEqual([])
})
