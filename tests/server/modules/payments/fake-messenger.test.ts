import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stand-in-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

interface StandIn {
  bot(method: string, payload?: object): Promise<unknown>
  control(deed: string, body?: object): Promise<Record<string, unknown>>
  kill(): Promise<void>
}

const startFake = async (state: string): Promise<StandIn> => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/run/bot-api.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, PORT: '0', STATE_FILE: state },
  })
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  onTestFinished(kill)
  const [{ root }] = (await once(child, 'message')) as [{ root: string }]
  const ask = async (address: string, body: object) => {
    const answer = await fetch(`${root}${address}`, { method: 'POST', body: JSON.stringify(body) })
    return (await answer.json()) as Record<string, unknown>
  }
  return {
    bot: async (method, payload = {}) => (await ask(`/bot1:token/${method}`, payload)).result,
    control: (deed, body = {}) => ask(`/control/${deed}`, body),
    kill,
  }
}

const invoice = (fake: StandIn, payload: string) =>
  fake.bot('createInvoiceLink', {
    title: 'Wood box',
    description: 'A box of wood',
    payload,
    currency: 'XTR',
    prices: [{ label: 'Wood box', amount: 50 }],
  })

it('a fake messenger that was killed goes on with its invoices, payments, refunds and the updates that wait', async () => {
  const state = path.join(folder, 'killed.jsonl')
  const before = await startFake(state)
  const url = await invoice(before, 'order-1')
  const { charge_id: first } = await before.control('charge', { url, user_id: 7 })
  const taken = (await before.bot('getUpdates')) as readonly { update_id: number }[]
  await before.bot('getUpdates', { offset: (taken[0]?.update_id ?? 0) + 1 })
  const { charge_id: second } = await before.control('charge', { url, user_id: 7 })
  await before.control('chargeback', { charge_id: first, user_id: 7 })
  await before.kill()
  // The process was killed while it wrote a line.
  fs.appendFileSync(state, '{"is":"transac')

  const after = await startFake(state)
  expect(await after.control('invoice', { url })).toEqual({
    title: 'Wood box',
    description: 'A box of wood',
    amount: 50,
  })
  const { transactions } = (await after.bot('getStarTransactions')) as {
    transactions: readonly { id: string; receiver?: object }[]
  }
  expect(transactions.map(({ id, receiver }) => [id, receiver === undefined ? 'paid' : 'given back'])).toEqual([
    [first, 'paid'],
    [second, 'paid'],
    [first, 'given back'],
  ])
  const waiting = (await after.bot('getUpdates')) as readonly { message: Record<string, unknown> }[]
  expect(waiting.map(({ message }) => Object.keys(message).at(-1))).toEqual(['successful_payment', 'refunded_payment'])
  const { charge_id: third } = await after.control('charge', { url, user_id: 7 })
  expect([first, second]).not.toContain(third)
  expect(await after.control('chargeback', { charge_id: first, user_id: 7 })).toEqual({
    refused: 'Bad Request: CHARGE_ALREADY_REFUNDED',
  })
})

it('a fake messenger calls the webhook with its secret, again until it is answered with 2xx, without making the payer wait', async () => {
  const heard: (readonly [secret: unknown, kind: string])[] = []
  let hasHeardSecond = (): void => undefined
  const second = new Promise<void>((resolve) => {
    hasHeardSecond = resolve
  })
  const game = http.createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const { message } = JSON.parse(text) as { message: { text: string } }
    heard.push([request.headers['x-telegram-bot-api-secret-token'], message.text])
    const isRefused = heard.length === 1
    if (isRefused) await second
    else if (message.text === 'second') hasHeardSecond()
    response.statusCode = isRefused ? 500 : 200
    response.end()
  })
  game.listen(0, '127.0.0.1')
  await once(game, 'listening')
  onTestFinished(() => void game.close())
  const fake = await startFake(path.join(folder, 'webhook.jsonl'))
  await fake.bot('setWebhook', {
    url: `http://127.0.0.1:${(game.address() as AddressInfo).port}/`,
    secret_token: 'said-with-each-call',
  })
  await fake.control('write', { user_id: 7, text: 'first' })
  await expect.poll(() => heard.length).toBe(1)
  await fake.control('write', { user_id: 7, text: 'second' })
  await expect.poll(() => heard.map(([, text]) => text), { interval: 20 }).toEqual(['first', 'second', 'first'])
  await expect.poll(() => fake.control('waiting'), { interval: 20 }).toEqual({ size: 0 })
  expect(new Set(heard.map(([secret]) => secret))).toEqual(new Set(['said-with-each-call']))
})

it('a fake messenger loses, repeats, reorders and delays updates when it is told to, and refuses or loses answers', async () => {
  const fake = await startFake(path.join(folder, 'faults.jsonl'))
  const heard = async () => ((await fake.bot('getUpdates')) as readonly object[]).length
  await fake.control('faults', { lost: 1 })
  await fake.control('write', { user_id: 7, text: 'lost' })
  expect(await heard()).toBe(0)
  await fake.control('faults', { copied: 1 })
  await fake.control('write', { user_id: 7, text: 'twice or three times' })
  expect(await heard()).toBeGreaterThan(1)
  await fake.bot('getUpdates', { offset: Number.MAX_SAFE_INTEGER })
  await fake.control('faults', { late: 1 })
  await fake.control('write', { user_id: 7, text: 'hours later' })
  expect([await heard(), await fake.control('waiting')]).toEqual([0, { size: 1 }])
  await fake.control('lost_answers', { method: 'sendMessage' })
  await expect(fake.bot('sendMessage', { chat_id: 7, text: 'hello' })).rejects.toThrow()
  expect(await fake.control('sent', { user_id: 7 })).toEqual({ texts: ['hello'] })
  await fake.control('refusal', { error_code: 429, description: 'Too Many Requests', retry_after: 3 })
  expect(await fake.bot('getStarTransactions')).toBeUndefined()
  await fake.control('refusal')
  expect(await fake.bot('getStarTransactions')).toEqual({ transactions: [] })
  expect(await fake.control('charge', { url: 'https://t.me/$none', user_id: 7 })).toEqual({
    error: 'There is no invoice https://t.me/$none.',
  })
})
