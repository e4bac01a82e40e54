import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import https from 'node:https'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CallName } from '#contracts/calls.ts'
import type { CallInput } from '#contracts/schemas.ts'
import { startInstalledPostgres } from '#tests/helpers/database/installed-postgres.ts'
import { playFirstFight } from '#tests/helpers/page/first-fight.ts'
import { freePort } from '#tests/helpers/server/free-port.ts'
import { buildImage, type Contained, type Image, missingForImages } from '#tests/helpers/server/images.ts'
import { signLaunchData } from '#tests/helpers/server/launch-data.ts'
import { startTlsProxy, type TlsProxy } from '#tests/helpers/server/tls-proxy.ts'
import { signedRequest } from '#tests/helpers/storm/signed-request.ts'
import { launchOptions } from '#tests/run/browser.ts'
import { installFakeMessenger } from '#workbench/messenger/fake-messenger.ts'

const MOST_ADDED_BYTES = 120_000_000
const BOT_TOKEN = '123456789:AAFakeTokenForTestsOnly_0123456789'
const PLAYERS = 20
const FIRST_PLAYER = 7000
const MEASURED_CALLS = 200

const missing = missingForImages()
if (missing !== null) console.log(missing)

let postgres: Awaited<ReturnType<typeof startInstalledPostgres>> | undefined
let image: Image | undefined
let proxy: TlsProxy | undefined
const running: Contained[] = []

const started = (): { readonly image: Image; readonly proxy: TlsProxy; readonly settings: Record<string, string> } => {
  if (!(image && proxy && postgres)) throw new Error('The image was not built.')
  const settings = {
    DATABASE_URL: postgres.url,
    BOT_TOKEN,
    TRUST_PROXY: 'on',
    METRICS_PORT: '0',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000',
  }
  return { image, proxy, settings }
}

const command = async (...words: readonly string[]): Promise<{ code: number | null; output: string }> => {
  const contained = started().image.start(started().settings, ...words)
  const [code] = (await once(contained.process, 'close')) as [number | null]
  return { code, output: contained.output() }
}

const startGame = async (port: number): Promise<Contained> => {
  const game = started().image.start({ ...started().settings, PORT: String(port) }, 'node', 'server/main.js')
  running.push(game)
  const isReady = async (): Promise<void> => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  await vi.waitFor(isReady, { timeout: 120_000, interval: 100 })
  return game
}

const stopGame = async (game: Contained): Promise<void> => {
  const ended = once(game.process, 'exit')
  const pid = game.pid()
  if (pid === null) throw new Error('The game is not there.')
  process.kill(pid, 'SIGTERM')
  expect([await ended, game.output()]).toEqual([[0, null], ''])
}

const send = <N extends CallName>(agent: https.Agent, as: number, name: N, input: CallInput<N>): Promise<number> => {
  const request = { name, input, as, key: randomUUID() }
  const { url, init } = signedRequest(request, { botToken: BOT_TOKEN, nowMs: Date.now() })
  return new Promise((resolve, reject) => {
    const { method, headers } = init as { method: string; headers: Record<string, string> }
    const sent = https.request(`${started().proxy.address}${url}`, { agent, method, headers }, (answer) => {
      answer.resume()
      answer.on('error', reject)
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(init.body)
  })
}

beforeAll(async () => {
  if (missing !== null) return
  postgres = await startInstalledPostgres()
  image = buildImage('localhost/house-kombat:tested')
}, 900_000)

afterAll(async () => {
  for (const game of running) {
    const pid = game.pid()
    if (pid !== null) process.kill(pid, 'SIGKILL')
  }
  await proxy?.stop()
  image?.remove()
  await postgres?.stop()
})

describe.skipIf(missing !== null)('the image', () => {
  let games: [Contained, Contained]
  let ports: [number, number]

  beforeAll(async () => {
    ports = [await freePort(), await freePort()]
    proxy = await startTlsProxy(ports)
    expect((await command('hk', 'upgrade')).code).toBe(0)
    expect((await command('hk', 'world', '--seed', '7')).code).toBe(0)
    games = [await startGame(ports[0]), await startGame(ports[1])]
  }, 600_000)

  it('adds little to its base, and runs as a user who can write nothing of it', async () => {
    console.log(`The image adds ${started().image.addedBytes} bytes.`)
    expect(started().image.addedBytes).toBeLessThan(MOST_ADDED_BYTES)
    expect(await command('sh', '-c', 'id -u; touch /game/x || echo refused')).toEqual({
      code: 0,
      output: expect.stringMatching(/^1000\n[\s\S]*refused\n$/),
    })
  })

  it('behind nginx with TLS a browser plays its first fight (rows 5-11, 68-84)', { timeout: 300_000 }, async () => {
    const browser = await chromium.launch(launchOptions())
    try {
      const context = await browser.newContext({
        ignoreHTTPSErrors: true,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
      })
      context.setDefaultTimeout(120_000)
      const page = await context.newPage()
      await page.addInitScript(installFakeMessenger, {})
      const authDate = Math.floor(Date.now() / 1000)
      const launch = new URLSearchParams({
        tgWebAppData: signLaunchData(BOT_TOKEN, { id: FIRST_PLAYER - 1 }, { authDate }),
        tgWebAppVersion: '9.1',
        tgWebAppPlatform: 'android',
        tgWebAppThemeParams: '{}',
      })
      await playFirstFight(page, `${started().proxy.address}/#${launch}`)
    } finally {
      await browser.close()
    }
  })

  it('loses no call of twenty players while both processes are replaced', { timeout: 300_000 }, async () => {
    const agent = new https.Agent({ keepAlive: true, ca: started().proxy.certificate })
    const wrong: unknown[] = []
    let answered = 0
    let isOver = false
    const play = async (as: number): Promise<void> => {
      const call = async <N extends CallName>(name: N, input: CallInput<N>): Promise<void> => {
        const status = await send(agent, as, name, input).catch((error: Error) => error.message)
        if (typeof status === 'number' && status < 500) answered += 1
        else wrong.push([name, status])
      }
      await call('users.onboard', { body: { house_id: as % 8 } })
      while (!isOver) {
        await call('users.home', {})
        await call('users.claim', {})
        await call('combats.find', {})
      }
    }
    const load = Promise.all(Array.from({ length: PLAYERS }, (_, index) => play(FIRST_PLAYER + index)))
    await expect.poll(() => answered, { timeout: 60_000, interval: 50 }).toBeGreaterThan(MEASURED_CALLS)
    for (const [index, port] of ports.entries()) {
      const before = answered
      await stopGame(games[index] as Contained)
      games[index] = await startGame(port)
      await expect.poll(() => answered, { timeout: 60_000, interval: 50 }).toBeGreaterThan(before + MEASURED_CALLS)
    }
    isOver = true
    await load
    agent.destroy()
    console.log(`${answered} calls answered while both processes were replaced`)
    expect(wrong).toEqual([])
    expect((await command('hk', 'audit')).output).toContain('Every balance is the sum of its ledger rows.')
  })
})
