import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { launchOptions } from '#tests/run/browser.ts'
import { checkOut, ROOT } from './checkouts.ts'
import { type Served, serveGame, serveWorkbench } from './client-build.ts'
import { compare, type Figures } from './compare.ts'

export const CLIENT_PARTS = ['picture', 'frame'] as const

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9)
const PHONE = { width: 390, height: 844 }
const SLOWDOWN = 4
/** The "Fast 3G" preset of Chromium's developer tools. */
const FAST_3G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
}

/** Small, because pixels are drawn by the processor, which would hold up the script. */
const SMALL = { width: 240, height: 420 }
const FRAMES = 300
const FIGHT =
  'a-crit160-ignites-freezes_d-burned60-frozen_d-crit150-ignites-freezes_a-burned40-frozen_a-crit120-heal60_d-hit80_a-hit100-reflected50_d-miss_a-crit900'
const ARENA = `entries=${FIGHT}&a-hp=1000&d-hp=1000&entry=2&speed=2&hold=1&alone=1&a-gear=legendary&d-gear=epic&a-stones=4&d-stones=4`

interface Seen {
  islandMs?: number
  playableMs?: number
}

/** Runs in the page before its own scripts. Records when the island is painted and when the fight button is there. */
const watchPage = (playerId: number): void => {
  localStorage.setItem(`house-kombat:guide.${playerId}`, 'over')
  localStorage.setItem(`house-kombat:boosts-offered.${playerId}`, '9999-12-31')
  localStorage.setItem(`house-kombat:shop-promo.${playerId}`, '9999-12-31')
  localStorage.setItem(`house-kombat:away-shown.${playerId}`, String(Number.MAX_SAFE_INTEGER))
  const seen: Seen = {}
  Reflect.set(window, '__seen', seen)
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.islandMs ??= startTime
  }).observe({ type: 'element', buffered: true })
  new MutationObserver(() => {
    for (const island of document.querySelectorAll('img[src*="/art/home-"]:not([elementtiming])'))
      island.setAttribute('elementtiming', 'home-island')
    if (document.querySelector('main footer button')) seen.playableMs ??= performance.now()
  }).observe(document, { childList: true, subtree: true })
}

const localAnswer = async <T>(url: string, init?: RequestInit): Promise<T> =>
  ((await (await fetch(url, init)).json()) as { data: T }).data

const asJson = (body: object, headers: object = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

const joinedPlayer = async (address: string): Promise<{ readonly id: number; readonly launchData: string }> => {
  const { id } = await localAnswer<{ id: number }>(`${address}/local/players`, asJson({ name: 'Bench' }))
  const { init_data } = await localAnswer<{ init_data: string }>(`${address}/local/session?player=${id}`)
  await fetch(`${address}/api/v1/users/onboard`, asJson({ house_id: 2 }, { authorization: `tma ${init_data}` }))
  return { id, launchData: init_data }
}

/** Opens the game as the messenger does, with launch data in the address. Times are ms since the navigation began. */
const visit = async (context: BrowserContext, url: string, playerId: number): Promise<Required<Seen>> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', FAST_3G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(watchPage, playerId)
  await page.goto(url)
  await page.waitForFunction(() => {
    const { islandMs, playableMs } = Reflect.get(window, '__seen') as Seen
    return islandMs !== undefined && playableMs !== undefined
  })
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => Reflect.get(window, '__seen') as Required<Seen>)
  await page.close()
  return seen
}

/**
 * Measures on a slow phone when home's island is painted and when home can be played, for a first and a second visit.
 */
const measurePicture = async (browser: Browser, { address }: Served): Promise<Figures> => {
  const context = await browser.newContext({ viewport: PHONE })
  const { id, launchData } = await joinedPlayer(address)
  const launch = new URLSearchParams({
    tgWebAppData: launchData,
    tgWebAppVersion: '9.1',
    tgWebAppPlatform: 'android',
  })
  const first = await visit(context, `${address}/#${launch}`, id)
  const again = await visit(context, `${address}/#${launch}`, id)
  await context.close()
  return {
    'of the island, first visit': first.islandMs,
    'of the island, second visit': again.islandMs,
    'of a playable home, first visit': first.playableMs,
    'of a playable home, second visit': again.playableMs,
  }
}

/**
 * Mean script time per frame of a full-gear fight at double speed, without the slowest twentieth of the frames.
 */
const measureFrame = async (browser: Browser, { address }: Served): Promise<Figures> => {
  const page = await browser.newPage({ viewport: SMALL })
  await page.goto(`${address}/workbench/arena?${ARENA}`)
  await page.locator('[data-held=true]').waitFor({ timeout: 120_000 })
  const times = await page.evaluate(async (frames) => {
    const { __clock } = window as unknown as { __clock: { advance(ms: number): void } }
    const taken: number[] = []
    for (let frame = 0; frame < frames; frame += 1) {
      const begun = performance.now()
      __clock.advance(1000 / 60)
      taken.push(performance.now() - begun)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return taken
  }, FRAMES)
  await page.close()
  const kept = times.sort((a, b) => a - b).slice(0, Math.floor(times.length * 0.95))
  return { 'of a fight': kept.reduce((sum, ms) => sum + ms, 0) / kept.length }
}

const PARTS = {
  picture: { serve: serveGame, measure: measurePicture },
  frame: { serve: serveWorkbench, measure: measureFrame },
} as const

export const compareClients = async (commit: string, parts: readonly (typeof CLIENT_PARTS)[number][]) => {
  const browser = await chromium.launch(launchOptions())
  for (const part of parts) {
    const { serve, measure } = PARTS[part]
    const [present, base] = [await serve(ROOT), await serve(checkOut(commit))]
    const compared = { present, base, twin: base }
    await compare(part, compared, { unit: 'ms', rounds: ROUNDS, warmUp: 1 }, (served) => measure(browser, served))
    await Promise.all([present.close(), base.close()])
  }
  await browser.close()
}
